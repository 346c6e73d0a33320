import type { Content } from '#reader/load-content.ts';
import type { Check } from '#reader/check.ts';

interface Rule {
  readonly broken: (text: string) => boolean;
  readonly problem: string;
  readonly fix: string;
}

const rules: readonly Rule[] = [
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
    rules
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
