import type { SlowCheck } from '#reader/check.ts';
import { judgePicture } from '#reader/judge-picture.ts';

/** Pictures that would stop the build, or be a blur where they are shown. */
export const pictures: SlowCheck = async (content) => {
  const judged = await Promise.all([...content.pictures.values()].map(judgePicture));
  return judged.flat();
};
