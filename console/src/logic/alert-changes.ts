interface RiskSide {
  readonly score: number;
  readonly level: string;
}

/** Changes that an alert names, as far as they can be read. */
export interface AlertChanges {
  /** Names of the parties that came, changed or went. */
  readonly names: readonly string[];
  readonly sources: readonly string[];
  /** Records that came, changed or went. */
  readonly recordIds: readonly string[];
  readonly risk?: { readonly before: RiskSide; readonly after: RiskSide };
  readonly verdict?: { readonly before: string; readonly after: string };
  /** Editions that differ, the earlier one empty where the list was not searched before. */
  readonly editions: readonly { readonly before: string; readonly after: string }[];
}

/** Reads `changes` of an alert. */
export function changesOf(changes: Readonly<Record<string, unknown>>): AlertChanges {
  const { matches, risk, verdict, editions_before: before, editions_after: after } = changes as Stored;
  const listed = Array.isArray(matches) ? matches : [];
  return {
    names: [...new Set(listed.map(({ name }) => name))],
    sources: [...new Set(listed.map(({ source }) => source))],
    recordIds: listed.map(({ record_id }) => record_id),
    ...(risk && { risk }),
    ...(verdict && { verdict }),
    editions: differing(before ?? [], after ?? []),
  };
}

interface Stored {
  readonly matches?: readonly { readonly name: string; readonly source: string; readonly record_id: string }[];
  readonly risk?: AlertChanges['risk'];
  readonly verdict?: AlertChanges['verdict'];
  readonly editions_before?: readonly string[];
  readonly editions_after?: readonly string[];
}

/** Search parameters of the case that an alert is about: it opens at the record that came or changed, unless that went. */
export function caseSearchOf({
  type,
  changes,
}: {
  readonly type: string;
  readonly changes: Readonly<Record<string, unknown>>;
}) {
  const [record] = changesOf(changes).recordIds;
  return record === undefined || type === 'monitoring.match_removed' ? {} : { record };
}

function differing(before: readonly string[], after: readonly string[]): AlertChanges['editions'] {
  const sourceOf = (version: string) => version.slice(0, version.lastIndexOf('@'));
  const was = new Map(before.map((version) => [sourceOf(version), version]));
  return after
    .filter((version) => was.get(sourceOf(version)) !== version)
    .map((version) => ({ before: was.get(sourceOf(version)) ?? '', after: version }));
}
