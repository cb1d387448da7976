import type { CaseResult } from './case.js';
import type { DecidedStatus } from './case-marks.js';
import { OTHER_FACE, SAME_FACE } from './face.js';

/** A row of the evidence: of its fields one has this outcome, and none the contrary one. */
interface Support {
  readonly field: string;
  readonly outcome: 'agree' | 'conflict';
}

export interface DecisionReason {
  readonly code: string;
  readonly status: DecidedStatus;
  /** Label shown to users. */
  readonly label: string;
  /** A note is required whatever the evidence. */
  readonly needsNote: boolean;
  /** Any of these rows holds it; empty where no evidence can. */
  readonly supportedBy: readonly Support[];
}

const conflict = (...fields: string[]) => fields.map((field): Support => ({ field, outcome: 'conflict' }));
const agree = (...fields: string[]) => fields.map((field): Support => ({ field, outcome: 'agree' }));

const reason = (
  status: DecidedStatus,
  code: string,
  label: string,
  supportedBy: readonly Support[] = [],
): DecisionReason => ({
  ...{ status, code, label, supportedBy },
  needsNote: status !== 'False Positive' || code === 'other',
});

/** Identifiers by the fields of their evidence. */
const IDENTIFIERS = ['identifier', 'wallet_address'];

/** The fact that decides, by status: the vocabulary of decisions. A code that was used is never given another meaning. */
export const DECISION_REASONS: readonly DecisionReason[] = [
  reason('False Positive', 'birth_date', 'Date of birth or incorporation differs', conflict('date')),
  reason('False Positive', 'identifier', 'Identifier differs', conflict(...IDENTIFIERS)),
  reason('False Positive', 'country', 'Country or nationality differs', conflict('country', 'nationality')),
  reason('False Positive', 'gender', 'Gender differs', conflict('gender')),
  reason('False Positive', 'entity_type', 'Entity type differs', conflict('entity_type')),
  reason('False Positive', 'name', 'Name differs', conflict('name')),
  reason('False Positive', 'biography', 'Position, family or history differs'),
  reason('False Positive', 'face', 'Face differs', conflict('image')),
  reason('False Positive', 'known_party', 'The customer is known to be somebody else'),
  reason('False Positive', 'other', 'Another reason'),
  reason('True Positive', 'identifier', 'Identifier is the same', agree(...IDENTIFIERS)),
  reason('True Positive', 'birth_date_and_name', 'Name and date are the same', agree('date')),
  reason('True Positive', 'face', 'Face is the same', agree('image')),
  reason('True Positive', 'biography', 'Position, family or history is the same'),
  reason('True Positive', 'confirmed_by_party', 'The customer has confirmed it'),
  reason('True Positive', 'other', 'Another reason'),
  reason('Unknown', 'needs_document', 'A document is needed'),
  reason('Unknown', 'needs_answer', 'An answer of the customer is needed'),
  reason('Unknown', 'needs_expert', 'An expert must look at it'),
];

/** Minimum characters of a note if the evidence does not support the reason. */
export const NOTE_LENGTH = 10;

export function reasonNamed(status: DecidedStatus, code: string): DecisionReason | undefined {
  return DECISION_REASONS.find((one) => one.status === status && one.code === code);
}

/** Tells whether the evidence of a result supports a reason. Records that contradict each other support none. */
export function isSupported({ supportedBy }: DecisionReason, result: Pick<CaseResult, 'records'>): boolean {
  return supportedBy.some(({ field, outcome }) => {
    const contrary = outcome === 'agree' ? 'conflict' : 'agree';
    return hasEvidence(result, field, outcome) && !hasEvidence(result, field, contrary);
  });
}

export function hasEvidence(
  { records }: Pick<CaseResult, 'records'>,
  field: string,
  outcome: Support['outcome'],
): boolean {
  return records.some(({ hit, faceDistance }) => {
    const { evidence, contradicted } = hit.explanation;
    if (field === 'name') return outcome === 'conflict' && contradicted.length > 0;
    if (field === 'image') {
      if (faceDistance === undefined) return false;
      return outcome === 'agree' ? faceDistance < SAME_FACE : faceDistance > OTHER_FACE;
    }
    return evidence.some((row) => row.field === field && row.outcome === outcome);
  });
}
