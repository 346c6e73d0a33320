export const label =
  'How the five service groups fit together: consultancy narrows many options to one, design draws it, development builds it block by block, optimization measures it and sends what it learned back to design, and solutions are the platforms underneath.';
