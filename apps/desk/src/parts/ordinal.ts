const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};

/** "1st", "2nd", "11th". */
export const ordinal = (count: number): string => `${count}${endings[rules.select(count)] ?? 'th'}`;
