import { expect, test } from 'vitest';
import { fittingServices } from './fitting-services.ts';
import { loadContent } from './load-content.ts';

const { questions } = loadContent().finder.value;
const answers = questions.flatMap((question) => question.answers);
const fitting = (...ids: string[]) =>
  fittingServices(
    ids.map((id) =>
      answers
        .filter((one) => one.id === id)
        .flatMap(({ services }) => services.map((s) => s.service)),
    ),
  );

// These two tests name entries of content/, because a service's own page advises against the opposite.
test('no visitor who starts with a first version is led to Heroku', () => {
  for (const today of questions[0]?.answers ?? [])
    expect(fitting(today.id, 'first-version')).not.toContain('heroku');
});

test('a visitor with an old application reads about its modernization first', () => {
  expect(fitting('application', 'easier', 'fear')[0]).toBe('application-modernization');
});
