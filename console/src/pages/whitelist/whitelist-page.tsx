import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { type WhitelistedPair, whitelist } from '../../api/whitelist.js';
import { useMay } from '../../app/session.js';
import { useTitle } from '../../app/use-title.js';
import { Button } from '../../components/button.js';
import { EmptyState } from '../../components/empty-state.js';
import { LoadFailed } from '../../components/load-failed.js';
import { Page } from '../../components/page.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { WHITELIST } from '../../i18n/en/whitelist.js';
import { useWords } from '../../i18n/language.js';
import { toggled } from '../../logic/extend-selection.js';
import { EndDialog } from './end-dialog.js';
import { PairTable } from './pair-table.js';
import styles from './whitelist.module.css';
import { WhitelistFilters } from './whitelist-filters.js';

const route = getRouteApi('/frame/whitelist');
const NOTHING: ReadonlySet<string> = new Set();

/** Pairs of subject and record that are not matched again; one or many can be ended. */
export function WhitelistPage() {
  const words = useWords(WHITELIST);
  const texts = words.whitelist;
  const may = useMay();
  const search = route.useSearch();
  const rows = useInfiniteQuery(whitelist(search));
  const [selected, setSelected] = useState(NOTHING);
  const [ending, setEnding] = useState<readonly WhitelistedPair[]>([]);
  useTitle(texts.title);
  const pairs = rows.data?.pages.flatMap((page) => page.whitelist) ?? [];
  const chosen = pairs.filter(({ id }) => selected.has(id));
  const mayEnd = may('whitelist.end');
  const narrowed = Object.keys(search).length > 0;
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={
        chosen.length > 0 && (
          <Button kind="primary" onPress={() => setEnding(chosen)}>
            {texts.endSelected(chosen.length)}
          </Button>
        )
      }
    >
      <WhitelistFilters search={search} />
      {rows.error && (
        <LoadFailed text={texts.failed(words.common.failed(rows.error))} onRetry={() => void rows.refetch()} />
      )}
      {rows.isPending ? (
        <SkeletonRows label={words.common.loading} />
      ) : pairs.length > 0 ? (
        <PairTable
          rows={pairs}
          selected={selected}
          onSelect={mayEnd ? ({ id }) => setSelected(toggled(selected, id)) : undefined}
          onEnd={(pair) => setEnding([pair])}
        />
      ) : (
        !rows.error && <EmptyState {...texts[narrowed ? 'noneMatches' : 'none']} icon={<ShieldCheck size={22} />} />
      )}
      {rows.hasNextPage && (
        <div className={styles.more}>
          <Button isPending={rows.isFetchingNextPage} onPress={() => void rows.fetchNextPage()}>
            {texts.more}
          </Button>
        </div>
      )}
      {ending.length > 0 && (
        <EndDialog
          pairs={ending}
          onClose={() => setEnding([])}
          onEnded={() => {
            setEnding([]);
            setSelected(NOTHING);
          }}
        />
      )}
    </Page>
  );
}
