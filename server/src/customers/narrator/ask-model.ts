import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText } from 'ai';
import { z } from 'zod';
import type { CitedSentence } from '../../domain/narration.js';

export interface ModelAddress {
  /** `http://127.0.0.1:11434/v1` */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string;
}

export interface ModelAnswer {
  /** Undefined if the answer is not in the requested form. */
  readonly sentences?: readonly CitedSentence[];
  /** Tokens of question and answer, by the endpoint's count or, without one, by four characters each. */
  readonly tokens: number;
}

const answerShape = z.object({
  sentences: z.array(z.object({ text: z.string(), facts: z.array(z.number().int()) })),
});

/** Longest answer, above any narrative; a model that goes on is cut off and its answer is unreadable. */
const MAX_ANSWER_TOKENS = 1500;

/**
 * One question to an OpenAI-compatible endpoint. Throws when it cannot be reached, answers with an error, or `signal` ends it.
 * No redirect is followed: where the data goes was decided by configuration.
 */
export function connectModel(
  address: ModelAddress,
): (system: string, prompt: string, signal: AbortSignal) => Promise<ModelAnswer> {
  const provider = createOpenAICompatible({
    name: 'narrator',
    baseURL: address.baseUrl,
    ...(address.apiKey !== undefined && { apiKey: address.apiKey }),
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  });
  const model = provider(address.model);
  return async (system, prompt, signal) => {
    const { text, usage } = await generateText({
      model,
      system,
      prompt,
      temperature: 0,
      maxOutputTokens: MAX_ANSWER_TOKENS,
      maxRetries: 0,
      abortSignal: signal,
    });
    const tokens = usage.totalTokens ?? Math.ceil((system.length + prompt.length + text.length) / 4);
    const sentences = readSentences(text);
    return { tokens, ...(sentences && { sentences }) };
  };
}

/** The JSON object in an answer, also where a model wraps it in a code fence or a word of its own. */
function readSentences(text: string): readonly CitedSentence[] | undefined {
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (from < 0 || to < from) return undefined;
  try {
    return answerShape.parse(JSON.parse(text.slice(from, to + 1))).sentences;
  } catch {
    return undefined;
  }
}
