import { responseTimeText } from '@studio/contract/response-target-text';
import type { WorkingHours } from '@studio/contract/working-hours';
import type { Span, TermsPage } from '#schema/entries.ts';
import type { Content, Pages } from './load-content.ts';
import type { ReferenceResolver } from './references.ts';

type HoursPart = NonNullable<Pages['terms-of-work']['hours']>;

const hoursOf = (part: HoursPart, workingHours: WorkingHours) => ({
  ...part,
  short: `${responseTimeText(workingHours).hours}.`,
  zone: workingHours.zone,
  from: workingHours.opens,
  until: workingHours.closes,
});

/** The page of terms, with our working hours and the numbers of the facts that its cases name. */
export function termsOf(
  page: Pages['terms-of-work'],
  { facts, workingHours }: Content,
  resolver: ReferenceResolver,
): TermsPage {
  const { cost, hours, ...others } = resolver.resolve(page);
  const terms = { ...others, hours: hours && hoursOf(hours, workingHours.value) };
  if (!cost) return terms;
  const currencies = new Set<string>();
  const amount = (id: string, field: string): Span & { readonly sample: boolean } => {
    const { unit = '', least = 1, most = least, sample = true } = facts.value[id] ?? {};
    const wanted = { people: /^people$/, weeks: /^weeks$/, price: /^[A-Z]{3}$/ };
    const kind = field.split('.').at(-1) as keyof typeof wanted;
    if (!wanted[kind].test(unit))
      resolver.report(
        field,
        `names “${id}”, which is not a fact that gives ${kind === 'price' ? 'a price' : kind}.`,
        'Name one of content/facts.yaml.',
      );
    else if (kind === 'price') currencies.add(unit);
    return { least, most, sample };
  };
  const scenarios = cost.scenarios.map(({ people, weeks, price, ...scenario }, i) => {
    const at = `cost.scenarios.${i}`;
    const team = amount(people, `${at}.people`);
    const length = amount(weeks, `${at}.weeks`);
    const asked = amount(price, `${at}.price`);
    return {
      ...scenario,
      people: team.most,
      weeks: length,
      price: asked,
      sample: team.sample || length.sample || asked.sample,
    };
  });
  if (currencies.size > 1)
    resolver.report('cost.scenarios', `has prices in ${[...currencies].join(' and ')}.`);
  return { ...terms, cost: { ...cost, currency: [...currencies][0] ?? '', scenarios } };
}
