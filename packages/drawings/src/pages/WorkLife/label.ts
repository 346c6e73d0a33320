export const label =
  'How a project runs, in five lanes for you, design, engineering, quality and operations. You lead the first talk; design leads discovery and the drawings; engineering builds in releases that quality tests one by one; operations leads the launch and the years after, and what is learned there goes back to design.';
