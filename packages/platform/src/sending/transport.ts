import { createTransport } from 'nodemailer';
import { isLoopback } from '#loopback.ts';
import { SEND_TIMEOUT_MS } from './outcome.ts';

const STEP_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 10_000;

export function openTransport(url: string, timeoutMs = SEND_TIMEOUT_MS) {
  return createTransport({
    url,
    // Without it an attacker on the network could hide that the server offers encryption, and read everything.
    requireTLS: !isLoopback(new URL(url).hostname),
    pool: true,
    maxConnections: 1,
    // A message whose connection broke may have arrived: the delivery's record decides whether to
    // send it again, not the transport.
    maxRequeues: 0,
    idleTimeout: IDLE_TIMEOUT_MS,
    connectionTimeout: STEP_TIMEOUT_MS,
    greetingTimeout: STEP_TIMEOUT_MS,
    dnsTimeout: STEP_TIMEOUT_MS,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
