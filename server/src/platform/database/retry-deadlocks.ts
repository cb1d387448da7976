import { AppError } from '../../domain/app-error.js';
import { StoreError } from './translate-error.js';

const DEADLOCK = '40P01';
const TRIES = 3;

/** Repeats a transaction that PostgreSQL ended to resolve a deadlock: nothing of it was stored, and the other one goes on meanwhile. */
export async function retryDeadlocks<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      const cause = error instanceof AppError ? error.cause : undefined;
      if (tries === TRIES || !(cause instanceof StoreError) || cause.code !== DEADLOCK) throw error;
    }
  }
}
