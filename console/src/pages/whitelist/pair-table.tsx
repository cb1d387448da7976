import { Link } from '@tanstack/react-router';
import type { WhitelistedPair } from '../../api/whitelist.js';
import { Badge } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { DataTable } from '../../components/data-table.js';
import { NameText } from '../../components/name-text.js';
import { WHITELIST } from '../../i18n/en/whitelist.js';
import { useFormats, useWords } from '../../i18n/language.js';
import styles from './whitelist.module.css';

const TONES = { applies: 'success', record_changed: 'warning', record_removed: 'neutral' } as const;

interface Props {
  readonly rows: readonly WhitelistedPair[];
  readonly selected: ReadonlySet<string>;
  /** Absent for those who may not end them. */
  readonly onSelect: ((pair: WhitelistedPair) => void) | undefined;
  readonly onEnd: (pair: WhitelistedPair) => void;
}

export function PairTable({ rows, selected, onSelect, onEnd }: Props) {
  const words = useWords(WHITELIST).whitelist;
  const formats = useFormats();
  return (
    <DataTable
      label={words.title}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'pair',
          title: words.columns.pair,
          cell: (pair) => (
            <span className={styles.pair}>
              {onSelect && (
                <label className={styles.box}>
                  <input
                    type="checkbox"
                    checked={selected.has(pair.id)}
                    onChange={() => onSelect(pair)}
                    aria-label={words.selectPair(pair.searched_name, pair.record_name)}
                  />
                </label>
              )}
              <span>
                <Link
                  to="/cases/$reference"
                  params={{ reference: pair.search_reference }}
                  search={{ record: pair.record_id }}
                  className={styles.link}
                  aria-label={words.openCase(pair.searched_name)}
                >
                  <NameText name={pair.searched_name} />
                </Link>
                <span className={styles.second}>
                  <NameText name={pair.record_name} />
                </span>
              </span>
            </span>
          ),
        },
        { id: 'reason', title: words.columns.reason, cell: ({ reason }) => <bdi>{reason}</bdi> },
        {
          id: 'decided',
          title: words.columns.decided,
          tight: true,
          cell: ({ decided_at, email }) => (
            <>
              {formats.instant(decided_at)}
              <span className={styles.second}>{email}</span>
            </>
          ),
        },
        {
          id: 'ends',
          title: words.columns.ends,
          tight: true,
          cell: ({ expires_at }) => (expires_at === null ? words.noEnd : formats.instant(expires_at)),
        },
        {
          id: 'standing',
          title: words.columns.standing,
          cell: ({ standing }) => (
            <>
              <Badge tone={TONES[standing]}>{words.standings[standing]}</Badge>
              {standing !== 'applies' && <span className={styles.second}>{words.standingHints[standing]}</span>}
            </>
          ),
        },
        {
          id: 'searches',
          title: words.columns.searches,
          align: 'end',
          cell: ({ searches_applied }) => formats.number(searches_applied),
        },
        ...(onSelect
          ? [
              {
                id: 'end',
                title: words.end,
                cell: (pair: WhitelistedPair) => (
                  <Button size="small" onPress={() => onEnd(pair)}>
                    {words.end}
                  </Button>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
