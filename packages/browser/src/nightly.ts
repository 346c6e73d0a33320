/** Whether everything is to be tried, as .ci/nightly does. CI tries a part of what is generated or multiplied. */
export const isNightly = process.env['NIGHTLY'] === '1';

/** For a Playwright configuration: by day, tests with the tag @nightly are left out. */
export const byDay = isNightly ? {} : { grepInvert: /@nightly/ };
