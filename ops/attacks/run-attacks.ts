import { parseArgs } from 'node:util';
import { withReport, type Report } from '../report.ts';
import { outcomeOf, type Attack } from './attack.ts';
import { csrf } from './classes/csrf.ts';
import { withoutOriginCheck } from './negative-control.ts';
import { everyAttack } from './every-attack.ts';
import { startProduct, type Product } from './product.ts';

/** At most this many successful attempts are printed. */
const NAMED = 12;

const { positionals: asked } = parseArgs({ allowPositionals: true });
const unknown = asked.filter((name) => !everyAttack.some((attack) => attack.name === name));
if (unknown.length > 0) {
  console.error(`There is no attack “${unknown.join('”, “')}”.`);
  process.exit(1);
}
const wanted = everyAttack.filter(({ name }) => asked.length === 0 || asked.includes(name));

async function runAttack(
  report: Report,
  attack: Attack,
  product: Product,
): Promise<[number, number]> {
  const { name, least } = attack;
  const { tried, through } = await outcomeOf(attack, product);
  report.record(name, `${tried} tried, ${through.length} through`);
  report.must(tried >= least, `${name}: ${tried} attempts prove too little; ${least} are wanted.`);
  for (const what of through.slice(0, NAMED)) report.must(false, `${name}: ${what}`);
  const rest = through.length - NAMED;
  if (rest > 0) report.must(false, `${name}: and ${rest} more.`);
  return [tried, through.length];
}

await withReport('attacks', async (report) => {
  await using product = await startProduct();
  const sums = [0, 0] as [number, number];
  for (const attack of wanted) {
    const [tried, through] = await runAttack(report, attack, product).catch((error: unknown) => {
      report.must(false, `${attack.name} could not be tried: ${String(error)}`);
      return [0, 0] as const;
    });
    sums[0] += tried;
    sums[1] += through;
  }
  report.record('attempts', sums[0]);
  report.record('through', sums[1]);
  if (asked.length > 0) return;
  await using open = await withoutOriginCheck(product);
  const control = await outcomeOf(csrf, open);
  report.record('through with one guard removed, as it must be', control.through.length);
  report.must(
    control.through.length > control.tried / 2,
    'With its guard removed a forged request is not noticed: the command would see nothing.',
  );
});
