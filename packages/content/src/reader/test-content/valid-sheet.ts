import { serviceSlugs } from './valid-service.ts';

const todays = ['paper', 'site', 'app', 'servers', 'machine'] as const;

/** The smallest rules of a sheet: each service has one answer that votes for it. */
export const validSheet = {
  ways: {
    team: { name: 'A team', notIf: 'no one steers it.' },
    project: { name: 'A project', notIf: 'all of it changes.' },
  },
  advice: [{ when: ['today.idea'], way: 'project', reason: 'It is an idea.' }],
  services: serviceSlugs.map((service) => ({
    service,
    name: `Our ${service}`,
    notIf: 'you have it.',
  })),
  votes: serviceSlugs.map((service, i) => ({
    when: [`today.${todays[i]}`],
    for: [{ service, votes: 1 }],
  })),
  alone: ['atlas', 'birch'],
  asks: [{ when: ['today.idea'], weight: 1, ask: 'Whose is it?' }],
  always: ['Who asks?', 'Who pays?', 'Who waits?'],
  examples: ['first', 'second', 'third'].map((own) => ({
    name: `The ${own} example`,
    line: `What is wrong with the ${own}.`,
    answers: { project: `Project ${own}`, today: ['paper'] },
  })),
};
