import { after } from 'node:test';

type Close = () => void | Promise<void>;

const closing: Close[] = [];
let hasSeveralFiles = false;

// Registered here, outside of all tests: a hook registered in a test runs after that test.
after(async () => {
  if (!hasSeveralFiles) await closeShared();
});

/** Runs `close` after all test files of this process, in the order of these calls. */
export function afterAllFiles(close: Close): void {
  closing.push(close);
}

/** Told by a process that runs several files, each as a test, and closes what they share itself: its first test would run hooks of its own. */
export function expectSeveralFiles(): void {
  hasSeveralFiles = true;
}

export async function closeShared(): Promise<void> {
  for (const close of closing) await close();
}
