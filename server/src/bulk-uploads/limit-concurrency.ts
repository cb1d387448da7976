/** Returns a function that runs at most `limit` tasks at a time; others wait in the order of their calls. */
export function limitConcurrency(limit: number): <Outcome>(task: () => Promise<Outcome>) => Promise<Outcome> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running === limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
