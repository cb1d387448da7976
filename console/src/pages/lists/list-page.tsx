import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronLeft, ExternalLink } from 'lucide-react';
import { type List, lists } from '../../api/lists.js';
import { CopyText } from '../../app/copy-text.js';
import { ErrorPage } from '../../app/error-page.js';
import { useTitle } from '../../app/use-title.js';
import { EmptyState } from '../../components/empty-state.js';
import { Message } from '../../components/message.js';
import { Page } from '../../components/page.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { LISTS } from '../../i18n/en/lists.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { freshnessOf, lengthOf } from '../../logic/freshness.js';
import { Difference } from './difference.js';
import { Editions } from './editions.js';
import { FreshnessBar } from './freshness-bar.js';
import styles from './lists.module.css';

const route = getRouteApi('/frame/lists/$source');

/** One list: what is in force and why it may be overdue, its editions, and what differs between any two of them. */
export function ListPage() {
  const words = useWords(LISTS);
  const { source } = route.useParams();
  const search = route.useSearch();
  const { data, error } = useQuery(lists);
  const list = data?.lists.find((one) => one.source === source);
  useTitle(list?.title ?? words.lists.title);
  if (data === undefined && error !== null) return <ErrorPage error={error} />;
  if (data === undefined) return <SkeletonRows label={words.common.loading} />;
  if (list === undefined) {
    const { title, text } = words.failed.gone;
    return (
      <EmptyState page title={title} text={text}>
        <Link to="/lists">{words.lists.back}</Link>
      </EmptyState>
    );
  }
  return (
    <Page title={list.title} lead={list.publisher} back={<BackToLists />}>
      <Limits list={list} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Editions source={source} inForce={list.number} />
          <Difference source={source} search={search} />
        </div>
        <aside className={styles.section} aria-label={words.lists.columns.edition}>
          <FreshnessBar list={list} />
          <Facts list={list} />
          <Commands list={list} />
        </aside>
      </div>
    </Page>
  );
}

export function BackToLists() {
  const words = useWords(LISTS).lists;
  return (
    <Link to="/lists">
      <ChevronLeft size={14} aria-hidden />
      {words.back}
    </Link>
  );
}

/** Why it is overdue, and why its last update failed. */
function Limits({ list }: { readonly list: List }) {
  const words = useWords(LISTS).lists;
  const formats = useFormats();
  const { by, hours, limit } = freshnessOf(list);
  const length = (of: number) => {
    const { amount, unit } = lengthOf(of);
    return formats.length(amount, unit);
  };
  return (
    <>
      {list.overdue && (
        <Message tone="danger">{words.overdue[by](length(hours), limit === null ? '' : length(limit))}</Message>
      )}
      {list.last_failure && (
        <Message tone="warning">
          {words.lastFailure(formats.instant(list.last_failure.at), list.last_failure.reason)}
        </Message>
      )}
      {list.broken > 0 && <Message tone="warning">{words.broken(list.broken)}</Message>}
    </>
  );
}

function Facts({ list }: { readonly list: List }) {
  const words = useWords(LISTS).lists;
  const formats = useFormats();
  const { published_at, imported_at, confirmed_at, records, names, categories, origin, format, checksum, url } = list;
  const host = URL.canParse(url) ? new URL(url).host : '';
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{words.columns.edition}</dt>
        <dd>
          {published_at ? words.published(formats.day(published_at)) : words.noDate}
          <span className={styles.second}>{words.imported(formats.instant(imported_at))}</span>
          <span className={styles.second}>{words.confirmed(formats.instant(confirmed_at))}</span>
        </dd>
      </div>
      <div>
        <dt>{words.columns.records}</dt>
        <dd>
          {formats.number(records)}
          <span className={styles.second}>{words.names(formats.number(names))}</span>
        </dd>
      </div>
      <div>
        <dt>{words.columns.categories}</dt>
        <dd>{categories.join(', ')}</dd>
      </div>
      {host && (
        <div>
          <dt>{words.publisher}</dt>
          <dd>
            <a href={url} target="_blank" rel="noreferrer noopener" className={styles.external}>
              {host} <ExternalLink size={14} aria-hidden />
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt>{words.origin}</dt>
        <dd>{origin.join(', ')}</dd>
      </div>
      <div>
        <dt>{words.format}</dt>
        <dd>{format}</dd>
      </div>
      <div>
        <dt>{words.checksum}</dt>
        <dd>{checksum}</dd>
      </div>
    </dl>
  );
}

/** Commands that only the command line of the server may run. */
function Commands({ list: { source, max_unconfirmed_hours: asked } }: { readonly list: List }) {
  const words = useWords(LISTS).lists;
  return (
    <section className={styles.commands} aria-label={words.operators}>
      <div>
        <h2>{words.operators}</h2>
        <p className={styles.lead}>{words.operatorsLead}</p>
      </div>
      {asked !== null && <CopyText label={words.update} value={`./touchstone lists update ${source}`} />}
      <CopyText
        label={words.acceptSmaller}
        value={`./touchstone lists import ${source} FILE --accept-smaller "REASON"`}
      />
      <CopyText label={words.rollback} value={`./touchstone lists rollback ${source}`} />
    </section>
  );
}
