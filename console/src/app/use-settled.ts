import { useEffect, useState } from 'react';

/** Milliseconds after which a value counts as looked at, and not only passed by. */
const SETTLES = 800;

/** Returns the value once it has stayed the same for a moment; undefined until then. */
export function useSettled<Value>(value: Value): Value | undefined {
  const [settled, setSettled] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLES);
    return () => clearTimeout(timer);
  }, [value]);
  return settled === value ? settled : undefined;
}
