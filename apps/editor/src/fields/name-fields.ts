import { fields } from '@keystatic/core';

const validation = {
  isRequired: true,
  pattern: {
    regex: /^[a-z0-9]+(-[a-z0-9]+)*$/,
    message: 'Use lower-case words joined by hyphens.',
  },
};

/** The name of the file, which is the page's address. It is not in the file itself. */
export const fileNameField = fields.text({
  label: 'Address',
  description: 'The last part of the page’s address: lower-case words joined by hyphens.',
  validation,
});

/** The name by which pages refer to an entry of a file with many entries. */
export const idField = fields.text({
  label: 'Id',
  description: 'The name pages refer to it by: lower-case words joined by hyphens.',
  validation,
});
