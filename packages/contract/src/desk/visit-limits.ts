export const visitLimits: readonly string[] = [
  'Which source an enquiry came from is not known. To know it, we would have to follow a person from page to page, and our privacy page promises that we do not. Entries by source and enquiries are drawn below each other instead: compare how they rise and fall. The contact form can ask “How did you find us?”; docs/editing.md says how to switch it on.',
  'A strip between two pages is every step from one to the other, not the path of the people to its left.',
  'Views are counted, people are not. Nothing is stored that two views of one person have in common.',
  'Sums below five are not shown: beside an enquiry of the same days they could reveal who visited. They are added together, or to the smallest row that is shown. Searched words are shown from the first search on: nothing is stored with them but the day.',
  'Not counted: browsers that do not say how a page was opened (Safari before 16.4), pages that a cache in front of our server answers, and copies of the site on a static host.',
  'Days of views are those of the web server’s clock, days of enquiries those of the office.',
];

/** Shown instead of a report if nothing was ever counted. */
export const notCounted =
  'Page views are not counted here. The visit counter is not installed, or the site is on a static host, which counts nothing. “The visit counter’s settings” in docs/runbook.md says how to begin.';
