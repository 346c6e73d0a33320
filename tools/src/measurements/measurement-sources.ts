/** Where a measurement of the site comes from. */
export interface MeasurementSource {
  /** The command that prints it; its last word is its name for `npm run proof -- …`. */
  readonly command: string;
  readonly report: string;
  /** Its name in the report. */
  readonly value: string;
  readonly unit: 'bytes' | 'count';
}

const from =
  (command: string, report: string) =>
  (value: string, unit: MeasurementSource['unit'] = 'count'): MeasurementSource => ({
    command,
    report,
    value,
    unit,
  });

const weighed = from('npm run budgets', 'budgets');
const counted = from('npm run coverage -- tally', 'tally');
const killed = from('npm run fault -- chaos', 'chaos');
const bombed = from('env NIGHTLY=1 npm test -- services mail-bomb', 'mail-bomb');
const attacked = from('npm run fault -- attacks', 'attacks');

/** Every measurement of content/measurements.json. */
export const measurementSources: Readonly<Record<string, MeasurementSource>> = {
  pages: weighed('pages'),
  'home-first-view': weighed('homeFirstView', 'bytes'),
  'home-html': weighed('homeHtml', 'bytes'),
  'home-script': weighed('homeScript', 'bytes'),
  'heaviest-first-view': weighed('heaviestFirstView', 'bytes'),
  'most-script': weighed('mostScript', 'bytes'),
  css: weighed('css', 'bytes'),
  fonts: weighed('fonts', 'bytes'),
  'tests-passed': counted('passed'),
  'rows-held': from('npm run coverage -- spec', 'spec-coverage')('rows'),
  'axe-passed': counted('axe'),
  'observatory-points': from('npm run check -- observatory', 'observatory')('points'),
  'kills-of-each': killed('kills of API, worker, PostgreSQL, each'),
  acknowledged: killed('acknowledged'),
  lost: killed('acknowledged and lost'),
  'control-lost': from(
    'npm run fault -- chaos',
    'chaos-control',
  )('acknowledged and lost, as it must be'),
  'bomb-enquiries': bombed('enquiries stored'),
  'bomb-mails': bombed('mails to the victim'),
  'attacks-tried': attacked('attempts'),
  'attacks-through': attacked('through'),
  'attacks-control': attacked('through with one guard removed, as it must be'),
  'sent-once': from('env NIGHTLY=1 npm test -- services answers', 'keys')('rows'),
};

/** The name of a command for `npm run proof -- …`. */
export const wordFor = ({ command }: Pick<MeasurementSource, 'command'>): string =>
  command.split(' ').at(-1) ?? '';

/** What has to be built before it can be measured. */
export const ofTheBuiltSite: ReadonlySet<string> = new Set(['budgets', 'observatory', 'attacks']);
