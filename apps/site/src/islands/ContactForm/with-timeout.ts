/** Aborts work that takes too long: a hanging connection must not leave the visitor waiting for ever. */
export async function withTimeout<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(milliseconds);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(new DOMException('No answer in time', 'TimeoutError'));
    });
  });
  return Promise.race([work(signal), late]);
}
