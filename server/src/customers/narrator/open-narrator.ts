import { createHash } from 'node:crypto';
import type { CitedSentence, FallBackReason, NumberedFact } from '../../domain/narration.js';
import type { connectModel, ModelAddress } from './ask-model.js';
import type { Narrator, Phrasing } from './narrator.js';
import { promptOf, SYSTEM_PROMPT } from './prompt.js';

export interface NarratorOptions extends ModelAddress {
  /** Time limit of both attempts together; an analysis never waits longer. */
  readonly timeoutMs: number;
  /** Tokens of a UTC day, questions and answers; 0 is no limit. */
  readonly tokensPerDay: number;
  readonly now: () => Date;
}

const MAX_ATTEMPTS = 2;
/** Consecutive failures after which the model is not asked for a while; then one call tries again. */
const FAILURES_TO_OPEN = 3;
const OPEN_FOR_MS = 60_000;

/** A language model behind timeout, daily budget and circuit breaker. Its answers are used only when the caller's checks pass. */
export function openNarrator(options: NarratorOptions): Narrator {
  // The libraries of models are loaded by the first question: most services never ask one.
  let connected: Promise<ReturnType<typeof connectModel>> | undefined;
  const ask: ReturnType<typeof connectModel> = async (...question) => {
    connected ??= import('./ask-model.js').then((models) => models.connectModel(options));
    return (await connected)(...question);
  };
  let failures = 0;
  let openUntil = 0;
  let day = '';
  let tokensLeft = 0;

  const refusal = (): FallBackReason | undefined => {
    const now = options.now();
    const today = now.toISOString().slice(0, 10);
    if (today !== day) {
      day = today;
      tokensLeft = options.tokensPerDay;
    }
    if (options.tokensPerDay > 0 && tokensLeft <= 0) return 'budget';
    if (now.getTime() < openUntil) return 'circuit_open';
    // One call goes first; the others wait for its outcome.
    if (failures >= FAILURES_TO_OPEN) openUntil = now.getTime() + OPEN_FOR_MS;
    return undefined;
  };
  const failed = () => {
    failures += 1;
    if (failures >= FAILURES_TO_OPEN) openUntil = options.now().getTime() + OPEN_FOR_MS;
  };

  return {
    async phrase(facts, faultsOf) {
      const promptHash = hashOf(facts);
      const ended = (attempts: number, reason: FallBackReason, faults: readonly string[] = []): Phrasing => ({
        model: options.model,
        promptHash,
        attempts,
        reason,
        faults,
      });
      const signal = AbortSignal.timeout(options.timeoutMs);
      let faults: readonly string[] = [];
      let reason: FallBackReason = 'unreadable';
      for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
        const refused = refusal();
        if (refused !== undefined) return ended(attempt - 1, refused, faults);
        let sentences: readonly CitedSentence[] | undefined;
        try {
          const answer = await ask(SYSTEM_PROMPT, promptOf(facts, faults), signal);
          tokensLeft -= answer.tokens;
          sentences = answer.sentences;
        } catch {
          failed();
          return ended(attempt, signal.aborted ? 'timeout' : 'unavailable', faults);
        }
        failures = 0;
        openUntil = 0;
        faults = sentences === undefined ? ['it is not the requested JSON'] : faultsOf(sentences);
        reason = sentences === undefined ? 'unreadable' : 'not_grounded';
        if (sentences !== undefined && faults.length === 0)
          return { model: options.model, promptHash, attempts: attempt, sentences };
      }
      return ended(MAX_ATTEMPTS, reason, faults);
    },
  };
}

function hashOf(facts: readonly NumberedFact[]): string {
  return createHash('sha256')
    .update(`${SYSTEM_PROMPT}\0${promptOf(facts, [])}`)
    .digest('hex');
}
