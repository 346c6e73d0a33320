import { expect, test } from 'vitest';
import { completeAmong, refuseUnknownClasses } from './used-classes.ts';

const site = '@layer ui{.b{top:0}.c:hover .d{top:0}}';

test('the stylesheet with all classes is used, however short it is', () => {
  const island = '@layer ui{.c{color:red;background:red;border:1px solid red;padding:1px 2px}}';
  expect(completeAmong([island, site])).toBe(site);
  expect(completeAmong([site, island])).toBe(site);
});

test('a class of an island that is on no page is reported', () => {
  expect(() => completeAmong(['.bcd:is(h2){top:0}', site])).toThrow(
    "The site's stylesheet lacks .bcd, which an island uses. Render that island on a page.",
  );
});

test('a class without a rule is reported with its page and place', () => {
  const page = (html: string) => () => {
    refuseUnknownClasses([{ page: 'work.html', html }], site);
  };
  expect(page('<main class="b"><p id="x" class="c  d">class="e"</p></main>')).not.toThrow();
  expect(page('<main class="b"><p id="x" class="c lost">A</p></main>')).toThrow(
    'work.html uses the class “lost”, which no stylesheet has, in <p id="x" class="c lost">. ' +
      'Write its rule, or take the class away.',
  );
});
