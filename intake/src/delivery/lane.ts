/**
 * Lets one task through at a time. A message is sent and recorded in a lane, so that a process
 * killed in between leaves at most one message of a channel in doubt.
 */
export function lane(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const mine = last.then(task, task);
    last = mine;
    return mine;
  };
}
