import type { CaseResult } from '../domain/case.js';
import type { caseResults, Stored } from './schema/case.js';

/** A result as it is read. */
export function toResult(row: typeof caseResults.$inferSelect): CaseResult {
  const { recordId, status, createdAt, updatedAt, shown, decision, whitelist } = row;
  return {
    ...{ id: recordId, status, createdAt, updatedAt },
    ...shown,
    ...(decision !== null && { decision: withTime(decision) }),
    ...(whitelist !== null && { whitelist: withTime(whitelist) }),
  };
}

/** JSON has no times. */
export function withTime<Value extends { readonly at: string }>(value: Value): Omit<Value, 'at'> & { at: Date } {
  return { ...value, at: new Date(value.at) };
}

export function withTimeAsText<Value extends { readonly at: Date }>(value: Value): Stored<Value> {
  return { ...value, at: value.at.toISOString() } as Stored<Value>;
}
