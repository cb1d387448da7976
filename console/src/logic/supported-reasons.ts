export type MatchStatus = 'False Positive' | 'True Positive' | 'Unknown';

/** A reason as the service lists it; `supported_by` names the evidence that holds it. */
export interface Reason {
  readonly code: string;
  readonly match_status: string;
  readonly label: string;
  readonly needs_note: boolean;
  readonly supported_by: readonly { readonly field: string; readonly outcome: string }[];
}

export interface Evidence {
  readonly field: string;
  readonly outcome: string;
  readonly subject: string | null;
  readonly listed: string | null;
}

interface Choice {
  readonly reason: Reason;
  /** The same key for a code everywhere, so that the hand learns it. */
  readonly digit: string;
  /** True if the evidence of every record supports it. */
  readonly supported: boolean;
  /** The values that hold it, of the first record. */
  readonly values: Pick<Evidence, 'subject' | 'listed'> | undefined;
}

const DIGITS: Readonly<Record<string, string>> = {
  birth_date: '1',
  birth_date_and_name: '1',
  needs_document: '1',
  identifier: '2',
  needs_answer: '2',
  country: '3',
  needs_expert: '3',
  gender: '4',
  entity_type: '5',
  name: '6',
  biography: '7',
  face: '8',
  known_party: '9',
  confirmed_by_party: '9',
  other: '0',
};

/** Sorts the reasons of a status, those supported by the evidence of all records first, then by their digits; each keeps its own. */
export function supportedReasons(
  reasons: readonly Reason[],
  status: MatchStatus,
  evidence: readonly (readonly Evidence[])[],
): readonly Choice[] {
  const choices = reasons
    .filter(({ match_status }) => match_status === status)
    .map((reason) => {
      const held = evidence.map((rows) => holding(reason, rows));
      return {
        reason,
        digit: DIGITS[reason.code] ?? '',
        supported: held.length > 0 && held.every((row) => row !== undefined),
        values: held[0],
      };
    });
  // Zero stands right of nine, as on the keyboard.
  const place = ({ digit }: Choice) => (Number(digit) + 9) % 10;
  return choices.toSorted((one, other) => Number(other.supported) - Number(one.supported) || place(one) - place(other));
}

/** Finds the row that supports a reason; rows of one field that contradict each other support none. */
export function holding({ supported_by }: Reason, rows: readonly Evidence[]): Evidence | undefined {
  const has = (field: string, outcome: string) => rows.find((row) => row.field === field && row.outcome === outcome);
  return supported_by
    .filter(({ field, outcome }) => !has(field, outcome === 'agree' ? 'conflict' : 'agree'))
    .map(({ field, outcome }) => has(field, outcome))
    .find((row) => row !== undefined);
}
