import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { differenceOf, editionsOf, type ListEdition } from '../../api/lists.js';
import { FindField } from '../../app/find-field.js';
import { Button } from '../../components/button.js';
import { Choice } from '../../components/choice.js';
import { EmptyState } from '../../components/empty-state.js';
import { LoadFailed } from '../../components/load-failed.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { CHANGES } from '../../i18n/en/changes.js';
import { LISTS } from '../../i18n/en/lists.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { DIFF_KINDS, type DiffSearch } from '../../logic/diff-search.js';
import styles from './difference.module.css';
import { DifferingRecords } from './differing-records.js';

interface Props {
  readonly source: string;
  readonly search: DiffSearch;
}

/** Differences between any two editions, by kind and name; the address names the editions. */
export function Difference({ source, search }: Props) {
  const words = useWords(LISTS);
  const navigate = useNavigate({ from: '/lists/$source' });
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } = useInfiniteQuery(
    differenceOf(source, search),
  );
  const set = (change: Partial<DiffSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false });
  const first = data?.pages[0];
  const records = data?.pages.flatMap((page) => page.records) ?? [];
  return (
    <section id="difference" className={styles.difference} aria-busy={isPlaceholderData}>
      <h2>{words.lists.difference}</h2>
      <div className={styles.tools}>
        {first && <Between source={source} from={first.from} to={first.to} onChange={set} />}
        <FindField
          label={words.lists.find}
          value={search.search ?? ''}
          onFind={(text) => set({ search: text || undefined })}
        />
      </div>
      <Kinds counts={first?.counts ?? undefined} current={search.kind} onChange={(kind) => set({ kind })} />
      {error && (
        <LoadFailed text={words.lists.differenceFailed(words.common.failed(error))} onRetry={() => void refetch()} />
      )}
      {first === undefined ? (
        !error && <SkeletonRows label={words.common.loading} rows={4} />
      ) : records.length > 0 ? (
        <DifferingRecords from={first.from?.version} to={first.to.version} records={records} />
      ) : (
        <EmptyState {...words.lists[search.search || search.kind ? 'noneMatches' : 'same']} />
      )}
      {hasNextPage && (
        <div>
          <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {words.lists.more}
          </Button>
        </div>
      )}
    </section>
  );
}

interface BetweenProps {
  readonly source: string;
  readonly from: ListEdition | null;
  readonly to: ListEdition;
  readonly onChange: (change: Partial<DiffSearch>) => void;
}

function Between({ source, from, to, onChange }: BetweenProps) {
  const words = useWords(LISTS).lists;
  const formats = useFormats();
  const pages = useInfiniteQuery(editionsOf(source)).data?.pages ?? [];
  const all = new Map(
    [...pages.flatMap(({ editions }) => editions), to, ...(from ? [from] : [])].map((one) => [one.number, one]),
  );
  const options = [...all.values()]
    .toSorted((one, other) => other.number - one.number)
    .map(({ number, published_at, imported_at }) => ({
      value: String(number),
      text: `${words.edition(formats.number(number))} · ${formats.day(published_at ?? imported_at)}`,
    }));
  return (
    <>
      <Choice
        labelled
        label={words.from}
        value={from ? String(from.number) : ''}
        options={from ? options : [{ value: '', text: words.beforeFirst }, ...options]}
        onChange={(number) => onChange({ from: number || undefined, to: String(to.number) })}
      />
      <Choice
        labelled
        label={words.to}
        value={String(to.number)}
        options={options}
        onChange={(number) => onChange({ to: number, ...(from && { from: String(from.number) }) })}
      />
    </>
  );
}

interface KindsProps {
  readonly counts: Readonly<Record<(typeof DIFF_KINDS)[number], number>> | undefined;
  readonly current: DiffSearch['kind'];
  readonly onChange: (kind: DiffSearch['kind']) => void;
}

function Kinds({ counts, current, onChange }: KindsProps) {
  const words = useWords(LISTS).lists;
  const { changes } = useWords(CHANGES);
  const formats = useFormats();
  const total = counts && counts.added + counts.changed + counts.removed;
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">{words.kinds}</legend>
      {([undefined, ...DIFF_KINDS] as const).map((kind) => {
        const count = kind === undefined ? total : counts?.[kind];
        return (
          <button
            key={kind ?? ''}
            type="button"
            className={styles.kind}
            aria-pressed={kind === current}
            onClick={() => onChange(kind)}
          >
            {kind === undefined ? words.all : changes[kind]}
            <span className={styles.count}>{count === undefined ? '' : formats.number(count)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
