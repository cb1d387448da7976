import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type LegalHold, legalHolds, releaseHold } from '../../api/data-protection.js';
import { useNotice } from '../../app/notices.js';
import { StepUp, shownError } from '../../app/step-up.js';
import { Button } from '../../components/button.js';
import { DataTable } from '../../components/data-table.js';
import { LoadFailed } from '../../components/load-failed.js';
import parts from '../../components/parts.module.css';
import { ReasonDialog } from '../../components/reason-dialog.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { DATA_PROTECTION } from '../../i18n/en/data-protection.js';
import { useFormats, useWords } from '../../i18n/language.js';

/** Holds in force, each of which can be released. */
export function Holds() {
  const words = useWords(DATA_PROTECTION);
  const texts = words.dataProtection;
  const formats = useFormats();
  const { data, error, refetch } = useQuery(legalHolds);
  const [releasing, setReleasing] = useState<LegalHold>();
  if (data === undefined) {
    return error === null ? (
      <SkeletonRows label={words.common.loading} rows={2} />
    ) : (
      <LoadFailed text={texts.holdsFailed(words.common.failed(error))} onRetry={() => void refetch()} />
    );
  }
  if (data.legal_holds.length === 0) return <p className={parts.hint}>{texts.noHolds}</p>;
  return (
    <>
      <DataTable
        label={texts.holds}
        rows={data.legal_holds}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'search',
            title: texts.holdColumns.search,
            cell: ({ search_reference: reference }) => (
              <Link to="/cases/$reference" params={{ reference }} className={parts.link}>
                {reference}
              </Link>
            ),
          },
          { id: 'reason', title: texts.holdColumns.reason, cell: ({ reason }) => <bdi>{reason}</bdi> },
          {
            id: 'by',
            title: texts.holdColumns.by,
            cell: ({ held_at, held_by }) => (
              <>
                {formats.instant(held_at)}
                <span className={parts.second}>{held_by}</span>
              </>
            ),
          },
          {
            id: 'release',
            title: texts.holdColumns.release,
            cell: (hold) => (
              <Button
                size="small"
                aria-label={texts.releaseOf(hold.search_reference)}
                onPress={() => setReleasing(hold)}
              >
                {texts.release}
              </Button>
            ),
          },
        ]}
      />
      {releasing && <ReleaseDialog hold={releasing} onClose={() => setReleasing(undefined)} />}
    </>
  );
}

function ReleaseDialog({ hold, onClose }: { readonly hold: LegalHold; readonly onClose: () => void }) {
  const words = useWords(DATA_PROTECTION);
  const texts = words.dataProtection;
  const notice = useNotice();
  const queries = useQueryClient();
  const release = useMutation({
    mutationFn: (reason: string) => releaseHold(hold.id, reason),
    onSuccess() {
      notice({ text: texts.released });
      onClose();
    },
    onSettled: () => queries.invalidateQueries(legalHolds),
  });
  const error = shownError(release.error);
  return (
    <>
      <ReasonDialog
        title={texts.releaseTitle}
        label={texts.reason}
        hint={texts.reasonHint}
        action={texts.release}
        error={error ? words.common.failed(error) : undefined}
        isPending={release.isPending}
        onSubmit={(reason) => release.mutate(reason)}
        onClose={onClose}
      />
      <StepUp
        error={release.error}
        onConfirmed={() => release.mutate(release.variables ?? '')}
        onCancel={() => release.reset()}
      />
    </>
  );
}
