import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type RiskEngine, riskEngines } from '../../api/risk-engines.js';
import { ErrorPage } from '../../app/error-page.js';
import { useMay } from '../../app/session.js';
import { useTitle } from '../../app/use-title.js';
import { Badge } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { DataTable } from '../../components/data-table.js';
import { EmptyState } from '../../components/empty-state.js';
import { LoadFailed } from '../../components/load-failed.js';
import { Page } from '../../components/page.js';
import parts from '../../components/parts.module.css';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { RISK_ENGINES } from '../../i18n/en/risk-engines.js';
import { useFormats, useWords } from '../../i18n/language.js';

/** The risk score engines of the organization, and the default one. */
export function RiskEnginesPage() {
  const words = useWords(RISK_ENGINES);
  const texts = words.riskEngines;
  const may = useMay();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(riskEngines);
  useTitle(texts.title);
  if (!may('engine.write')) return <EmptyState page {...words.failed.forbidden} />;
  if (data === undefined && error !== null) return <ErrorPage error={error} />;
  const base = data?.find(({ is_default }) => is_default);
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={
        base && (
          <Button
            kind="primary"
            onPress={() => void navigate({ to: '/administration/risk-engines/$id', params: { id: base.id } })}
          >
            {texts.add}
          </Button>
        )
      }
    >
      {error && <LoadFailed text={texts.failed(words.common.failed(error))} onRetry={() => void refetch()} />}
      {data ? <EngineTable rows={data} /> : <SkeletonRows label={words.common.loading} />}
    </Page>
  );
}

function EngineTable({ rows }: { readonly rows: readonly RiskEngine[] }) {
  const texts = useWords(RISK_ENGINES).riskEngines;
  const formats = useFormats();
  return (
    <DataTable
      label={texts.title}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'engine',
          title: texts.columns.engine,
          cell: ({ id, title, is_default }) => (
            <>
              <Link to="/administration/risk-engines/$id" params={{ id }} className={parts.link}>
                <bdi>{title}</bdi>
              </Link>
              {is_default && <span className={parts.second}>{texts.default}</span>}
            </>
          ),
        },
        {
          id: 'version',
          title: texts.columns.version,
          align: 'end',
          cell: ({ newest_version }) => formats.number(newest_version),
        },
        { id: 'state', title: texts.columns.state, cell: (engine) => <EngineState engine={engine} /> },
        {
          id: 'created',
          title: texts.columns.created,
          tight: true,
          cell: ({ created_at }) => (created_at === null ? '' : formats.instant(created_at)),
        },
        { id: 'by', title: texts.columns.by, cell: ({ created_by }) => created_by },
      ]}
    />
  );
}

function EngineState({ engine: { active_version: active, newest_version: newest } }: { readonly engine: RiskEngine }) {
  const texts = useWords(RISK_ENGINES).riskEngines;
  const formats = useFormats();
  if (active === null) return <Badge tone="neutral">{texts.inactive}</Badge>;
  return <Badge tone="success">{active === newest ? texts.active : texts.activeVersion(formats.number(active))}</Badge>;
}
