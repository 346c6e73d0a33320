import type { VisitReport } from '@studio/contract/desk/visits';
import { Cards } from '#ui/Cards.tsx';
import reports from '../ReportsScreen.module.css';

/** The answers to “How did you find us?”, if the form asks it. */
export function FoundUs({ foundUs }: Pick<VisitReport, 'foundUs'>) {
  if (foundUs.length === 0) return null;
  return (
    <section className={reports['part']} aria-labelledby="found-us">
      <h2 id="found-us">How they found us</h2>
      <p>
        What people answered in the contact form. Few do, and they say what they remember: read it
        as a hint beside the entries by source, not as a share. Answers that fewer than three people
        gave in the twelve periods below are counted together; each is shown with its enquiry.
      </p>
      <Cards
        caption="How they found us"
        head={['Answer', 'Enquiries', 'Answered', 'Won']}
        rows={foundUs.map(({ answer, enquiries, answered, won }) => ({
          key: answer ?? '',
          cells: [answer ?? 'Other answers', enquiries, answered, won],
        }))}
      />
    </section>
  );
}
