import { describe, expect, test } from 'vitest';
import { roomOf } from './room-of.ts';
import { rooms, wallOf, type Room } from './walls.ts';

describe('the walls', () => {
  test.each(rooms)('arrows from %s point down only', (room) => {
    const { may, types = [] } = wallOf(room);
    const here = rooms.indexOf(room);
    const upward = [...may, ...types].filter((other) => rooms.indexOf(other) <= here);
    expect(upward).toEqual([]);
  });

  test('the site and the intake share the contract and nothing else', () => {
    const belongsTo = (half: string) =>
      rooms.filter((room) => [wallOf(room).at].flat().some((at) => at.startsWith(`${half}/`)));
    const site = belongsTo('site');
    const intake = belongsTo('intake');
    expect(site.flatMap((room) => wallOf(room).may).filter((to) => intake.includes(to))).toEqual(
      [],
    );
    expect(intake.flatMap((room) => wallOf(room).may).filter((to) => site.includes(to))).toEqual(
      [],
    );
  });

  test('the desk touches no route of the intake, and the intake nothing of the desk', () => {
    const mine = ['desk root', 'desk http', 'sign in', 'work', 'live', 'figures'] as const;
    const taken = new Set(mine.flatMap((room) => wallOf(room).may));
    expect(
      ['http', 'jobs', 'delivery', 'intake root'].filter((room) => taken.has(room as Room)),
    ).toEqual([]);
    const intake = rooms.filter((room) =>
      [wallOf(room).at].flat().some((at) => at.startsWith('intake/')),
    );
    const desk = new Set<Room>(mine);
    expect(intake.flatMap((room) => wallOf(room).may).filter((to) => desk.has(to))).toEqual([]);
  });

  test.each([
    ['site/src/pages/services/[slug].astro', 'pages'],
    ['site/src/ui/Button/Button.tsx', 'ui'],
    ['site/astro.config.ts', 'site config'],
    ['intake/src/server.ts', 'intake root'],
    ['intake/src/cli/migrate.ts', 'intake root'],
    ['intake/src/jobs/deliver-lead.job.ts', 'job cards'],
    ['intake/src/jobs/deliver-lead.handler.ts', 'jobs'],
    ['desk/service/src/http/auth.route.ts', 'desk http'],
    ['contract/src/index.ts', 'contract'],
    ['content/services/seo.yaml', 'content'],
    ['site/src/attic/old.ts', undefined],
  ])('%s stands in %s', (path, room) => {
    expect(roomOf(path)).toBe(room);
  });
});
