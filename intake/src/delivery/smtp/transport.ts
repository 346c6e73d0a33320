import { createTransport } from 'nodemailer';
import { SEND_TIMEOUT_MS } from '../channel.ts';

const STEP_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 10_000;

export function openTransport(url: string) {
  return createTransport({
    url,
    pool: true,
    maxConnections: 1,
    // A message whose connection broke may have arrived: whether to send it again is decided by
    // the delivery's own record, never in here.
    maxRequeues: 0,
    idleTimeout: IDLE_TIMEOUT_MS,
    connectionTimeout: STEP_TIMEOUT_MS,
    greetingTimeout: STEP_TIMEOUT_MS,
    dnsTimeout: STEP_TIMEOUT_MS,
    socketTimeout: SEND_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
