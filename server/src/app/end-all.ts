import type { Logger } from 'pino';

/** Something that was started and has to be ended. */
export interface Part {
  stop(): Promise<void>;
}

/** The last that was started is the first that ends; what fails to end does not keep the others. */
export async function endAll(parts: Part[], log: Logger): Promise<void> {
  for (let part = parts.pop(); part; part = parts.pop()) {
    await part.stop().catch((error: unknown) => log.error({ err: error }, 'a component did not shut down cleanly'));
  }
}
