import type { Log } from './log.ts';
import { noTraces, type Traces } from './traces.ts';

/** Without a collector the OpenTelemetry libraries are not loaded. */
export async function openTraces(
  endpoint: string | undefined,
  service: string,
  log: Log,
): Promise<Traces> {
  if (endpoint === undefined) return noTraces;
  const { otlpTraces } = await import('./otlp-traces.ts');
  return otlpTraces(endpoint, service, log);
}
