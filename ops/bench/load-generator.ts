// Visitors who send one enquiry after another, each over their own connection, as fast as they are
// answered. A separate process with bare sockets, so that it takes little time from the service:
// node load-generator.ts <port> <connections> <seconds>
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { enquiriesPath } from '@studio/contract/paths';
import { formBody } from './form-body.ts';

const [port = 0, connections = 1, seconds = 1] = process.argv.slice(2).map(Number);
const HEAD = `POST ${enquiriesPath} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`;
const KEY = '00000000-0000-4000-8000-000000000000';
const BODY = formBody(KEY);
const [before = '', after = ''] =
  `${HEAD}content-length: ${Buffer.byteLength(BODY)}\r\n\r\n${BODY}`.split(KEY);

const acknowledged: string[] = [];
const statuses: Record<string, number> = {};
const latencies: number[] = [];
const endsAt = performance.now() + seconds * 1_000;
let brokenConnections = 0;

function visitor(done: () => void): void {
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  let key = '';
  let sentAt = 0;
  let answer = '';
  let waiting = false;
  const send = (): void => {
    if (performance.now() > endsAt) {
      socket.end();
      return;
    }
    key = randomUUID();
    answer = '';
    waiting = true;
    sentAt = performance.now();
    socket.write(before + key + after);
  };
  socket.on('connect', send);
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString('latin1');
    const headEnd = answer.indexOf('\r\n\r\n');
    const length = /content-length: (\d+)/i.exec(answer)?.[1];
    if (headEnd < 0 || answer.length < headEnd + 4 + Number(length ?? 0)) return;
    const status = answer.slice(9, 12);
    statuses[status] = (statuses[status] ?? 0) + 1;
    waiting = false;
    if (status.startsWith('2')) {
      acknowledged.push(key);
      latencies.push(performance.now() - sentAt);
      send();
      // A refused visitor waits before the next attempt.
    } else setTimeout(send, 100);
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    if (waiting) brokenConnections += 1;
    done();
  });
}

await Promise.all(
  Array.from(
    { length: connections },
    () =>
      new Promise<void>((resolve) => {
        visitor(resolve);
      }),
  ),
);
latencies.sort((a, b) => a - b);
const p99 = latencies[Math.floor(latencies.length * 0.99)] ?? 0;
const { user, system } = process.cpuUsage();
const cpuSeconds = (user + system) / 1e6;
process.stdout.write(
  JSON.stringify({ acknowledged, statuses, p99, brokenConnections, cpuSeconds }),
);
