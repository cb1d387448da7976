import Type from 'typebox';
import { AI_RISK_MODES, modeNamed } from '../cases/ai-risk-mode.js';
import type { AnalysisMode } from '../domain/analysis-field.js';
import type { FieldError } from '../domain/app-error.js';
import { Nullable } from '../platform/http/nullable.js';

export const ComplianceRequestSchema = Type.Object({
  search_reference: Type.String({
    minLength: 24,
    maxLength: 24,
    description: 'The 24-character reference of a search that has potential matches.',
  }),
  ai_risk_mode: Type.Optional(
    Nullable(Type.Enum([...AI_RISK_MODES], { description: "The organization's default when left out." })),
  ),
});

export const ComplianceData = Type.Object({
  message: Type.String({ description: 'A sentence for people.' }),
  search_reference: Type.String({ description: 'The search, whose `ai_risk` will have the outcome.' }),
});

/** What is asked for as it was sent: the flow gives the faults their places in the order of the refusals. */
export function readComplianceRequest(
  body: unknown,
  faults: readonly FieldError[],
): { readonly searchReference: unknown; readonly mode?: AnalysisMode; readonly faults: readonly FieldError[] } {
  const sent = (body ?? {}) as { readonly search_reference?: unknown; readonly ai_risk_mode?: unknown };
  const mode = modeNamed(sent.ai_risk_mode);
  return { searchReference: sent.search_reference, ...(mode && { mode }), faults };
}
