import type { Check } from '#reader/check.ts';

/** Rows of /proof that are not shown, because their value was not measured. */
export const missingMeasurements: Check = ({ measurements, pages: { proof } }) =>
  Object.entries({ weight: proof.weight, tests: proof.tests, enquiry: proof.enquiry }).flatMap(
    ([chapter, { rows }]) =>
      rows.flatMap(({ figure }, i) =>
        measurements.value[figure]
          ? []
          : {
              file: 'pages/proof.yaml',
              field: `${chapter}.rows.${i}.figure`,
              problem: `names “${figure}”, which was not measured, so the row is not shown.`,
              fix: 'Run the command that measures it, then npm run proof; or take the row out.',
            },
      ),
  );
