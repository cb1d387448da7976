import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { type RiskEngine, riskEngine, riskEngines } from '../../api/risk-engines.js';
import { ErrorPage } from '../../app/error-page.js';
import { useMay } from '../../app/session.js';
import { useTitle } from '../../app/use-title.js';
import { Choice } from '../../components/choice.js';
import { EmptyState } from '../../components/empty-state.js';
import { Page } from '../../components/page.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { RISK_ENGINES } from '../../i18n/en/risk-engines.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { ActivateEngine } from './activate-engine.js';
import { EngineForm } from './engine-form.js';
import { RemoveEngine } from './remove-engine.js';
import styles from './risk-engines.module.css';

const route = getRouteApi('/frame/administration/risk-engines/$id');

/** An engine: its versions, their values, and what other values would make of past cases. */
export function RiskEnginePage() {
  const words = useWords(RISK_ENGINES);
  const may = useMay();
  const { id } = route.useParams();
  const { data, error } = useQuery(riskEngines);
  const newest = data?.find((engine) => engine.id === id);
  useTitle(newest?.title ?? words.riskEngines.title);
  if (!may('engine.write')) return <EmptyState page {...words.failed.forbidden} />;
  if (data === undefined && error !== null) return <ErrorPage error={error} />;
  if (data === undefined) return <SkeletonRows label={words.common.loading} />;
  if (newest === undefined) return <EmptyState page {...words.failed.gone} />;
  return <Versions key={id} newest={newest} />;
}

function Versions({ newest }: { readonly newest: RiskEngine }) {
  const words = useWords(RISK_ENGINES);
  const texts = words.riskEngines;
  const formats = useFormats();
  const navigate = route.useNavigate();
  const { version = newest.version } = route.useSearch();
  const { data: shown, error } = useQuery(riskEngine(newest.id, version));
  if (error && shown === undefined) return <ErrorPage error={error} />;
  const versions = Array.from({ length: newest.version }, (_, place) => newest.version - place);
  return (
    <Page
      title={<bdi>{newest.title}</bdi>}
      lead={
        newest.is_default
          ? texts.defaultLead
          : version === newest.version
            ? texts.versionLead
            : texts.olderLead(formats.number(newest.version))
      }
      back={
        <Link to="/administration/risk-engines">
          <ChevronLeft size={14} aria-hidden />
          {texts.back}
        </Link>
      }
    >
      <div className={styles.bar}>
        <Choice
          labelled
          label={texts.version}
          value={String(version)}
          options={versions.map((one) => ({
            value: String(one),
            text: texts.versionName(formats.number(one), one === newest.active_version),
          }))}
          onChange={(value) =>
            void navigate({ search: Number(value) === newest.version ? {} : { version: Number(value) } })
          }
        />
        {newest.active_version !== version && <ActivateEngine engine={newest} version={version} />}
        {!newest.is_default && newest.active_version === null && <RemoveEngine engine={newest} />}
      </div>
      {shown ? (
        <EngineForm key={`${shown.version} ${newest.version}`} shown={shown} newest={newest} />
      ) : (
        <SkeletonRows label={words.common.loading} />
      )}
    </Page>
  );
}
