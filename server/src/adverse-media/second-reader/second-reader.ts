import type { StoredArticle } from '../../domain/article.js';
import type { Clock, NewId } from '../../domain/ports.js';
import type { Answered, Endpoint } from './ask-endpoint.js';
import {
  PROMPT_VERSION,
  type Proposal,
  promptOf,
  proposalOf,
  type Question,
  questionsOf,
  SYSTEM_PROMPT,
} from './question.js';

/** A question with its answer, as stored: enough to judge the answer again. */
export interface StoredReading extends Question {
  readonly id: string;
  readonly articleId: string;
  readonly model: string;
  readonly promptVersion: number;
  readonly status: Answered['status'];
  /** The model's words; absent without an answer. */
  readonly answer?: string;
  /** Absent if the answer proposes nothing that can be checked. */
  readonly proposal?: Proposal;
  readonly askedAt: Date;
}

export interface SecondReadings {
  /** Shared articles about wrongdoing stored since the last that was asked about, oldest first; the first call begins at the newest. */
  next(
    most: number,
  ): Promise<readonly (Pick<StoredArticle, 'id' | 'title' | 'text' | 'reading'> & { readonly number: number })[]>;
  /** Stores the answers about one article and that it is done with, in one transaction. */
  settle(number: number, readings: readonly StoredReading[]): Promise<void>;
  /** Questions asked since. */
  askedSince(moment: Date): Promise<number>;
  /** Stored answers after this id, by id. */
  all(after: string, most: number): Promise<readonly StoredReading[]>;
}

export interface SecondReaderDeps {
  readonly readings: SecondReadings;
  readonly endpoint: Pick<Endpoint, 'ask'>;
  readonly model: string;
  /** Questions of a UTC day, of all nodes together. */
  readonly questionsPerDay: number;
  readonly now: Clock;
  readonly newId: NewId;
}

const BATCH = 50;
/** Failures one after another after which the endpoint is left alone until the next run. */
const FAILURES = 3;

/**
 * Asks a language model about the parties of which the reader is uncertain, and stores what it proposes. Ends at `until`,
 * when the day's questions are used, or when the endpoint fails; what is left is asked in the next run.
 */
export async function readSecond(deps: SecondReaderDeps, until: Date): Promise<{ asked: number; proposed: number }> {
  const { readings, endpoint, model, now, newId } = deps;
  const midnight = new Date(`${now().toISOString().slice(0, 10)}T00:00:00Z`);
  let left = deps.questionsPerDay - (await readings.askedSince(midnight));
  const totals = { asked: 0, proposed: 0 };
  let failures = 0;
  for (;;) {
    const articles = await readings.next(BATCH);
    if (articles.length === 0) return totals;
    for (const article of articles) {
      const questions = questionsOf(article);
      if (questions.length > 0 && (left < questions.length || now() >= until)) return totals;
      const answered: StoredReading[] = [];
      for (const question of questions) {
        const askedAt = now();
        const answer = await endpoint.ask(SYSTEM_PROMPT, promptOf(question));
        left -= 1;
        totals.asked += 1;
        failures = answer.status === 'unavailable' || answer.status === 'timeout' ? failures + 1 : 0;
        const proposal = answer.status === 'answered' ? proposalOf(question, answer.text) : undefined;
        if (proposal !== undefined) totals.proposed += 1;
        answered.push({
          ...{ ...question, id: newId(), articleId: article.id, model, promptVersion: PROMPT_VERSION, askedAt },
          ...(answer.status === 'answered'
            ? { status: proposal === undefined ? 'unreadable' : 'answered', answer: answer.text.slice(0, 4000) }
            : { status: answer.status }),
          ...(proposal && { proposal }),
        });
      }
      await readings.settle(article.number, answered);
      if (failures >= FAILURES) return totals;
    }
  }
}

/** Judges every stored answer again, from the store alone. Returns the ids of those that would propose something else now. */
export async function replayReadings(
  readings: Pick<SecondReadings, 'all'>,
): Promise<{ readonly read: number; readonly different: readonly string[] }> {
  const different: string[] = [];
  let read = 0;
  for (let after = ''; ; ) {
    const run = await readings.all(after, 500);
    for (const { id, answer, proposal, ...question } of run) {
      const again = answer === undefined ? undefined : proposalOf(question, answer);
      if (again?.role !== proposal?.role || again?.quote !== proposal?.quote) different.push(id);
    }
    read += run.length;
    const last = run.at(-1);
    if (last === undefined) return { read, different };
    after = last.id;
  }
}
