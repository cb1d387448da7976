import type { Clock } from '../../domain/ports.js';
import type { Database } from '../database/database.js';
import { answersOnce, KEPT_MS } from './idempotency.js';
import { STORED_ANSWERS_PERSONAL_DATA, storedAnswersRepository } from './stored-answers.repository.js';

/** Answers to requests with an `Idempotency-Key`: given again for 24 hours, then deleted. */
export function idempotencyModule(database: Database, now: Clock) {
  const answers = storedAnswersRepository(database);
  return {
    answersOnce: answersOnce({ answers, now }),
    personalData: STORED_ANSWERS_PERSONAL_DATA,
    tasks: { forget_answers: () => answers.removeBefore(new Date(now().getTime() - KEPT_MS)) },
    schedule: ['27 * * * * forget_answers'],
  };
}
