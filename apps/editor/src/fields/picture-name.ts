import { endingOf } from '@studio/content/schema/picture-rules.ts';

/** What an uploaded file is called in content/: “Lager Süd (2).JPG” becomes lager-sud-2.jpg. */
export function pictureName(uploaded: string): string {
  const ending = endingOf(uploaded);
  const words = uploaded
    .slice(0, -ending.length - 1)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${words || 'picture'}.${ending}`;
}
