/** Our advice on the answers. */
import { line, range } from '@studio/drawings/line/pen.ts';
import type { Advice } from '@studio/sheet/advice.ts';
import { even, fit } from '../break-lines.ts';
import { keyed, stroke, word } from '../ink.ts';
import type { Ink, Mark } from '../marks.ts';
import type { Plan } from '../plans.ts';
import { label } from './heading.ts';

const PROSE = { face: 'prose', size: 12.5 } as const;
const STRONG = { face: 'strong', size: 12.5 } as const;
const NAME = { face: 'name', size: 14.5 } as const;
const LEADING = 15.5;

export interface Column {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Where it must end; undefined for a sheet that grows. */
  readonly bottom: number;
}

interface Written {
  readonly marks: Mark[];
  readonly end: number;
}

/** Writes a column from top to bottom. */
function pen(plan: Plan, { x, y, width }: Column) {
  const marks: Mark[] = [];
  let at = y;
  const lines = (text: string, indent: number): Ink[] =>
    even(text, { ...PROSE, width: width - indent }).map((one) =>
      word(x + indent, (at += LEADING), one, PROSE),
    );
  return {
    marks,
    at: () => at,
    skip: (by: number) => (at += by),
    rule(name: string) {
      at += 20;
      const rule = stroke(line(x, at - 14, x + width, at - 14), { weight: 'thin', tone: 'soft' });
      marks.push(...keyed(`reading.${name}`, rule, label(plan, x, at + 2, name)));
      at += 6;
    },
    /** A name and sentences below it, which appear together. */
    say(
      key: string,
      name: string,
      face: typeof NAME | typeof STRONG,
      ...sentences: readonly string[]
    ) {
      at += 16;
      const head = word(x, at, fit(name, { ...face, width }), face);
      marks.push(
        ...keyed(
          key,
          head,
          sentences.flatMap((sentence) => lines(sentence, 0)),
        ),
      );
    },
    ask(number: number, question: string) {
      const head = word(x, at + LEADING, String(number), STRONG);
      marks.push(...keyed(`reading.ask.${number}.${question}`, head, lines(question, 16)));
    },
    /** Placeholder lines without advice. */
    blank(key: string, count: number) {
      const rows = range(count).map((i) =>
        line(x, at + 12 + i * 14, x + width * ([0.9, 1, 0.6][i % 3] ?? 1), at + 12 + i * 14),
      );
      marks.push(...keyed(key, stroke(rows, { weight: 'thin', tone: 'soft', dash: 'dashed' })));
      at += count * 14 + 6;
    },
  };
}

function write(plan: Plan, { model, services, asks }: Advice, column: Column): Written {
  const down = pen(plan, column);
  const title = word(column.x, column.y, 'Our advice', { face: 'title', size: 17 });
  down.marks.push(...keyed('reading.title', title));
  down.skip(12);
  down.rule('way of working');
  if (model) down.say(`reading.model.${model.name}`, model.name, NAME, model.reason, model.notIf);
  else down.blank('reading.model.open', 3);
  down.skip(8);
  down.rule('services that fit');
  for (const { slug, name, notIf } of services) {
    down.say(`reading.service.${slug}`, name, STRONG, notIf);
    down.skip(5);
  }
  if (services.length === 0) down.blank('reading.services.open', 4);
  down.skip(4);
  down.rule('we would ask first');
  for (const [i, question] of asks.entries()) {
    down.skip(i > 0 ? 4 : 1);
    down.ask(i + 1, question);
  }
  if (asks.length === 0) down.blank('reading.asks.open', 3);
  return { marks: down.marks, end: down.at() };
}

/** Shorter versions of the advice: first fewer services, worst first, then fewer questions. */
function* shorter(advice: Advice): Generator<Advice> {
  const { services, asks } = advice;
  for (let count = services.length; count >= Math.min(2, services.length); count--)
    yield { ...advice, services: services.slice(0, count) };
  for (let count = asks.length - 1; count >= 0; count--)
    yield { ...advice, services: services.slice(0, 2), asks: asks.slice(0, count) };
}

/** The advice is shortened rather than overlap the title block. */
export function reading(plan: Plan, advice: Advice, column: Column): Written {
  let written = write(plan, advice, column);
  for (const less of shorter(advice)) {
    if (written.end <= column.bottom) break;
    written = write(plan, less, column);
  }
  return written;
}
