/** Makes a function that does at most so many works at a time; others wait in the order in which they came. */
export function atMost(most: number): <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome> {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async (work) => {
    if (busy === most) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) busy -= 1;
      else next();
    }
  };
}
