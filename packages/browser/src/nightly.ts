/** Whether to run everything, as `.ci/full --long` does. CI runs a part of generated or multiplied tests. */
export const isNightly = process.env['NIGHTLY'] === '1';

/** For a Playwright configuration: unless nightly, tests tagged @nightly are skipped. */
export const byDay = isNightly ? {} : { grepInvert: /@nightly/ };
