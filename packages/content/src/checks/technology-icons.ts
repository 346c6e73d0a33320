import * as icons from 'simple-icons';
import type { Check } from '#reader/check.ts';

export const technologyIcons: Check = ({ technologies: { file, value } }) =>
  Object.entries(value)
    .filter(([, { icon }]) => icon !== undefined && !(icon in icons))
    .map(([id, { icon }]) => ({
      file,
      field: `${id}.icon`,
      problem: `names the mark “${String(icon)}”, which simple-icons does not have.`,
      fix: 'Correct it, or remove the line and the name is set in type.',
    }));
