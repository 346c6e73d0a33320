import { expect, test } from 'vitest';
import { buildSiteContent, resolveContent } from './site-content.ts';
import { formatFinding } from './finding.ts';
import { contentWith } from './test-content/content-with.ts';

test('answers lead to paths, and each service has a case against it that needs no source', () => {
  const sourced = { 'notFor.items.0': 'It is [claim:market].' };
  const { finder } = buildSiteContent(contentWith({ 'services/ember.yaml': sourced }));
  expect(finder?.questions[0]?.answers[0]?.services[0]).toEqual({
    slug: 'atlas',
    name: 'atlas',
    line: 'What a client of atlas gets',
    href: '/services/atlas',
    why: 'It fits.',
  });
  expect(finder?.services).toHaveLength(5);
  expect(finder?.services[4]).toMatchObject({
    href: '/services/ember',
    notFor: [{ text: 'About ember this second says ember things that ember alone can say.' }],
  });
});

test('a service that does not exist', () => {
  const services = [{ service: 'oak', why: 'It fits.' }];
  const content = contentWith({ 'finder.yaml': { 'questions.2.answers.1.services': services } });
  expect(resolveContent(content).findings.map(formatFinding)).toEqual([
    'content/finder.yaml, questions.2.answers.1.services.0.service: refers to the service “oak”, ' +
      'which does not exist. Correct the name, or add what it refers to.',
  ]);
});
