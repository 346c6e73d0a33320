interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

export interface BatchLimits {
  readonly size: number;
  readonly atOnce: number;
}

/**
 * Items that arrive while a batch is running form the next batch, so that under load many enquiries share one
 * transaction and one flush to disk. Without load an item does not wait.
 */
export function batcher<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  limits: BatchLimits,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let running = 0;

  async function runBatch(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item));
      batch.forEach(({ resolve, reject }, index) => {
        const result = results[index];
        if (result === undefined) reject(new Error('A batch answered too few results.'));
        else resolve(result);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function drain(): Promise<void> {
    if (running >= limits.atOnce || waiting.length === 0) return;
    running += 1;
    await runBatch(waiting.splice(0, limits.size));
    running -= 1;
    void drain();
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      void drain();
    });
}
