import { formatHex, oklch, wcagContrast } from 'culori';
import * as icons from 'simple-icons';
import type { Check, SlowCheck } from '#reader/check.ts';
import { checkPicture } from '#reader/check-picture.ts';
import type { Content } from '#reader/load-content.ts';

/** Pictures that would fail the build, or be blurred where they are shown. */
export const pictures: SlowCheck = async (content) => {
  const checked = await Promise.all([...content.pictures.values()].map(checkPicture));
  return checked.flat();
};

interface AltTextRule {
  readonly broken: (text: string) => boolean;
  readonly problem: string;
  readonly fix: string;
}

const altTextRules: readonly AltTextRule[] = [
  {
    broken: (text) => text.length < 30,
    problem: 'is too short to replace the picture.',
    fix: 'Say in 30 characters or more what the picture shows.',
  },
  {
    broken: (text) => /^(?:image|picture) of\b/i.test(text),
    problem: 'begins by saying that it is a picture, which a screen reader says already.',
    fix: 'Begin with what it shows.',
  },
  {
    broken: (text) => !text.endsWith('.'),
    problem: 'does not end with a full stop.',
    fix: 'Make it a whole sentence, so that it is read with a pause after it.',
  },
];

/** The alternative text has to replace a drawing or a photograph. */
export const altText: Check = (content) =>
  pictureTexts(content).flatMap(({ file, field, text }) =>
    altTextRules
      .filter(({ broken }) => broken(text))
      .map(({ problem, fix }) => ({ file, field, problem, fix })),
  );

const pictureTexts = ({ services, projects }: Content) => [
  ...services.flatMap(({ file, value: { drawings } }) => [
    { file, field: 'drawings.hero', text: drawings.hero },
    { file, field: 'drawings.figure', text: drawings.figure },
  ]),
  ...projects.map(({ file, value }) => ({ file, field: 'coverText', text: value.coverText })),
  ...projects.flatMap(({ file, value }) =>
    Object.entries(value.case?.steps ?? {}).flatMap(([step, { drawing }]) =>
      drawing === undefined ? [] : { file, field: `case.steps.${step}.drawing`, text: drawing },
    ),
  ),
];

export const technologyIcons: Check = ({ technologies: { file, value } }) =>
  Object.entries(value)
    .filter(([, { icon }]) => icon !== undefined && !(icon in icons))
    .map(([id, { icon }]) => ({
      file,
      field: `${id}.icon`,
      problem: `names the mark “${String(icon)}”, which simple-icons does not have.`,
      fix: 'Correct it, or remove the line and the name is set in type.',
    }));

const white = '#ffffff';
/** WCAG's minimum contrast for text: every solid field, button and hero of the site has white text. */
const neededContrast = 4.5;

export const brandColor: Check = ({ company: { file, value } }) => {
  const { color } = value.brand;
  const contrast = wcagContrast(color, white);
  if (contrast >= neededContrast) return [];
  return [
    {
      file,
      field: 'brand.color',
      problem: `White text on ${color} has a contrast of ${toOneDigit(contrast)} to 1, and needs ${neededContrast}.`,
      fix: `Choose a darker color; of the same hue, ${darkEnough(color)} is the lightest that will do.`,
    },
  ];
};

/** Rounded down, so that a value below the minimum never looks sufficient. */
const toOneDigit = (contrast: number): string => (Math.floor(contrast * 10) / 10).toFixed(1);

function darkEnough(color: string): string {
  const start = oklch(color);
  for (let l = start?.l ?? 0; start && l > 0; l -= 0.005) {
    const darker = formatHex({ ...start, l });
    if (wcagContrast(darker, white) >= neededContrast) return darker;
  }
  return '#000000';
}
