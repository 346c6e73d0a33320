import type { SlowCheck } from '#catalogue/check.ts';
import { judgePicture } from '#catalogue/judge-picture.ts';

/** Pictures that would stop the build, or be a blur where they are shown. */
export const pictures: SlowCheck = async (content) => {
  const judged = await Promise.all([...content.pictures.values()].map(judgePicture));
  return judged.flat();
};
