import Type, { type Static } from 'typebox';
import { AI_RISK_MODES, modeNamed } from '../cases/ai-risk-mode.js';
import type { FieldError } from '../domain/app-error.js';
import { Nullable } from '../platform/http/nullable.js';
import type { ComplianceRequest } from './compliance-request.js';

export const ComplianceRequestSchema = Type.Object({
  search_reference: Type.String({
    minLength: 24,
    maxLength: 24,
    description: 'Reference of a search with potential matches, 24 characters.',
  }),
  ai_risk_mode: Type.Optional(
    Nullable(Type.Enum([...AI_RISK_MODES], { description: "The organization's `default_mode` when omitted." })),
  ),
});

export const ComplianceData = Type.Object({
  message: Type.String({ description: 'Human-readable message.' }),
  search_reference: Type.String({ description: 'Reference of the search; its `ai_risk` shows the outcome.' }),
});

/** The request as sent, valid or not: errors are reported in the order of the specification's table. */
export function readComplianceRequest(body: unknown, faults: readonly FieldError[]): ComplianceRequest {
  const sent = (body ?? {}) as { readonly [Field in keyof Static<typeof ComplianceRequestSchema>]?: unknown };
  const mode = modeNamed(sent.ai_risk_mode);
  return { searchReference: sent.search_reference, ...(mode && { mode }), faults };
}
