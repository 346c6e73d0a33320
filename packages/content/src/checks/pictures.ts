import type { SlowCheck } from '#reader/check.ts';
import { checkPicture } from '#reader/check-picture.ts';

/** Pictures that would fail the build, or be blurred where they are shown. */
export const pictures: SlowCheck = async (content) => {
  const checked = await Promise.all([...content.pictures.values()].map(checkPicture));
  return checked.flat();
};
