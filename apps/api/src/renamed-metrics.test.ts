import { expect, test } from 'vitest';
import { withOldNames } from './renamed-metrics.ts';

test('exports a renamed metric under both names, and leaves the others unchanged', () => {
  const metrics = `# HELP enquiries_held Enquiries that wait
# TYPE enquiries_held gauge
enquiries_held{reason="honeypot"} 2

# HELP intake_queue_age_seconds Age
# TYPE intake_queue_age_seconds gauge
intake_queue_age_seconds{what="enquiry"} 3
intake_queue_age_seconds{what="delivery"} 4
`;
  expect(withOldNames(metrics)).toBe(`# HELP enquiries_held Enquiries that wait
# TYPE enquiries_held gauge
enquiries_held{reason="honeypot"} 2

# HELP intake_queue_age_seconds Age
# TYPE intake_queue_age_seconds gauge
intake_queue_age_seconds{what="enquiry"} 3
intake_queue_age_seconds{what="lead"} 3
intake_queue_age_seconds{what="delivery"} 4
# HELP intake_quarantined Enquiries that wait
# TYPE intake_quarantined gauge
intake_quarantined{reason="honeypot"} 2
`);
});
