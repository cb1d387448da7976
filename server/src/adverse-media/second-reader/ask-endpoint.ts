import { request } from 'undici';
import { guardedAgent } from '../../platform/outgoing/guarded-agent.js';

export interface EndpointSettings {
  /** `https://models.example/v1` */
  readonly url: string;
  readonly model: string;
  readonly key?: string;
  /** Private addresses that may be connected to. */
  readonly allowPrivate: readonly string[];
  /** For one question, with everything. */
  readonly timeoutMs: number;
}

/** Result of a question: the model's words, or why there are none. */
export type Answered =
  | { readonly status: 'answered'; readonly text: string }
  | { readonly status: 'unreadable' | 'too_long' | 'timeout' | 'unavailable' };

export interface Endpoint {
  /** Never throws. */
  ask(system: string, prompt: string): Promise<Answered>;
  close(): Promise<void>;
}

const CONNECT_MS = 5000;
/** Largest response; one of the requested form has a few hundred bytes. */
const MAX_BYTES = 64_000;
const MAX_TOKENS = 200;

/** An OpenAI-compatible endpoint, asked one question at a time; follows no redirect. Must be closed. */
export function openEndpoint({ url, model, key, allowPrivate, timeoutMs }: EndpointSettings): Endpoint {
  const dispatcher = guardedAgent({ allowPrivate, connectMs: CONNECT_MS, maxResponseSize: MAX_BYTES });

  return {
    async ask(system, prompt) {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const response = await request(`${url}/chat/completions`, {
          ...{ dispatcher, signal, method: 'POST' },
          headers: {
            'content-type': 'application/json',
            ...(key !== undefined && { authorization: `Bearer ${key}` }),
          },
          body: JSON.stringify({
            ...{ model, temperature: 0, max_tokens: MAX_TOKENS, response_format: { type: 'json_object' } },
            messages: [
              { role: 'system', content: system },
              { role: 'user', content: prompt },
            ],
          }),
        });
        if (response.statusCode !== 200) {
          await response.body.dump();
          return { status: 'unavailable' };
        }
        return contentOf(await response.body.text());
      } catch (error) {
        if (signal.aborted) return { status: 'timeout' };
        const isTooLong = (error as { code?: unknown }).code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE';
        return { status: isTooLong ? 'too_long' : 'unavailable' };
      }
    },

    close: () => dispatcher.destroy(),
  };
}

function contentOf(body: string): Answered {
  try {
    const { choices } = JSON.parse(body) as { choices?: { message?: { content?: unknown } }[] };
    const text = choices?.[0]?.message?.content;
    return typeof text === 'string' ? { status: 'answered', text } : { status: 'unreadable' };
  } catch {
    return { status: 'unreadable' };
  }
}
