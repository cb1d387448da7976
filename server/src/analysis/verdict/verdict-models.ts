import type { VerdictModel } from './verdict-model.js';
import { VERDICT_MODEL_1 } from './verdict-model-1.js';

/** Models of all stored analyses. */
const MODELS: readonly VerdictModel[] = [VERDICT_MODEL_1];

/** The version that new analyses are made with. */
export const CURRENT_VERDICT_MODEL: string = VERDICT_MODEL_1.version;

/** Throws on a version that this release does not know: an analysis is repeated by its own model or not at all. */
export function verdictModel(version: string): VerdictModel {
  const found = MODELS.find((model) => model.version === version);
  if (found === undefined) throw new Error(`there is no verdict model of version ${version}`);
  return found;
}
