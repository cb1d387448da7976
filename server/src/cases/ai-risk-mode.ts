import type { AnalysisMode } from '../domain/analysis-field.js';

/** Public names of the two modes. */
export const AI_RISK_MODES = ['AiRisk Lite', 'AiRisk Advanced'] as const;
export type PublicAiRiskMode = (typeof AI_RISK_MODES)[number];

export function readMode(mode: PublicAiRiskMode): AnalysisMode {
  return mode === 'AiRisk Lite' ? 'lite' : 'advanced';
}

export function presentMode(mode: AnalysisMode): PublicAiRiskMode {
  return mode === 'lite' ? 'AiRisk Lite' : 'AiRisk Advanced';
}

/** Undefined for anything that is no mode. */
export function modeNamed(text: unknown): AnalysisMode | undefined {
  const mode = AI_RISK_MODES.find((known) => known === text);
  return mode && readMode(mode);
}
