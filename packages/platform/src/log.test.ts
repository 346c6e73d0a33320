import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLog, writeOncePerTurn, type Log } from './log.ts';

class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly code = 'EENVELOPE';
}

const foreign = new RefusedError('550 no mailbox for asha@example.com', {
  cause: new Error('value "asha@example.com" is too long'),
});

function logged(write: (log: Log) => void): string {
  let text = '';
  write(createLog('info', { write: (line) => (text += line) }));
  return text;
}

const ways: Record<string, (log: Log) => void> = {
  'beside our own words'(log) {
    log.error({ err: foreign }, 'an enquiry was not sent');
  },
  alone(log) {
    log.error(foreign);
  },
  'without words'(log) {
    log.error({ err: foreign });
  },
  'by a child'(log) {
    log.child({ job: 1 }).error({ err: foreign }, 'a job failed');
  },
};

it.each(Object.entries(ways))(
  'an error logged %s shows its type, code and place, and not its message',
  (_how, write) => {
    const line = logged(write);
    expect(line).not.toContain('asha@example.com');
    expect(JSON.parse(line)).toMatchObject({
      err: {
        type: 'RefusedError',
        code: 'EENVELOPE',
        at: expect.arrayContaining([expect.stringContaining('log.test.ts')]) as string[],
      },
    });
  },
);

it.each([
  ['42703', 'column "budget" of relation "enquiries" does not exist'],
  ['42P01', 'relation "enquiries" does not exist'],
])(
  'says what to do if a migration is missing, without the text of the error: %s',
  (code, message) => {
    const line = logged((log) => {
      log.error({ err: Object.assign(new Error(message), { code }) }, 'an enquiry was not stored');
    });
    expect(line).toContain(code);
    expect(line).toContain('apply the migrations');
    expect(line).not.toContain('does not exist');
  },
);

it('logs only the type of a thrown value that is not an error', () => {
  const line = logged((log) => {
    log.error({ err: 'asha@example.com' }, 'an enquiry was not sent');
  });
  expect(JSON.parse(line)).toMatchObject({ err: { type: 'string', at: [] } });
  expect(line).not.toContain('asha@example.com');
});

it('logs our own messages unchanged', () => {
  const line = logged((log) => {
    log.info('working');
    log.warn({ alarm: 'failed' }, 'a message has failed');
  });
  expect(
    line
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text) as unknown),
  ).toMatchObject([
    { level: 30, msg: 'working' },
    { level: 40, alarm: 'failed', msg: 'a message has failed' },
  ]);
});

it('writes the lines of one event loop turn together, in order', async () => {
  const writes: string[] = [];
  const sink = writeOncePerTurn({ write: (text) => writes.push(text) });
  sink.write('a\n');
  sink.write('b\n');
  expect(writes).toEqual([]);
  await nextTurn();
  sink.write('c\n');
  await nextTurn();
  expect(writes).toEqual(['a\nb\n', 'c\n']);
});
