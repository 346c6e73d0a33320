/**
 * Runs one task at a time. A message is sent and recorded in a serial run, so if the process is killed,
 * at most one message per channel may have been sent without being recorded.
 */
export function serialRunner(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const mine = last.then(task, task);
    last = mine;
    return mine;
  };
}
