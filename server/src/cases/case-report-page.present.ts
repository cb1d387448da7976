import { createHash } from 'node:crypto';
import { countryName } from '../domain/country.js';
import { reasonNamed } from '../domain/decision-reasons.js';
import { showDate } from '../domain/partial-date.js';
import { VERSION } from '../domain/version.js';
import { Html, html } from '../platform/http/html.js';
import type { ReportedDecision } from './case-report.js';
import type { PublicReport } from './case-report.present.js';
import { reportedArticles, reportedRecords } from './case-report-records.present.js';
import { code, facts, instant, isolated, list, paragraph, section, table, wordsOf } from './report-parts.present.js';

/** Dark on white whatever the reader's theme, as it will be printed; no row or heading is torn from what it belongs to. */
const STYLE = `
:root{color-scheme:light}
body{max-width:60rem;margin:auto;padding:1.5rem;background:#fff;color:#1a1a1a;font:13px/1.45 system-ui,sans-serif}
h1{margin:0;font-size:1.6rem}
h2{margin:2rem 0 .5rem;padding-bottom:.25rem;border-bottom:2px solid #1a1a1a;font-size:1.15rem}
h3{margin:1.5rem 0 .25rem;font-size:1rem}
h1,h2,h3{break-after:avoid}
p,ul{margin:.5rem 0}
table{width:100%;margin:.5rem 0;border-collapse:collapse;table-layout:fixed}
th,td{padding:.25rem .75rem .25rem 0;border-bottom:1px solid #c8c8c8;text-align:start;vertical-align:top;overflow-wrap:anywhere}
thead{display:table-header-group}
tr,li{break-inside:avoid}
.facts th{width:13rem;color:#555;font-weight:400}
.short{width:7.5rem}
.number{width:4.5rem;padding-inline-end:0;text-align:end;font-variant-numeric:tabular-nums}
tfoot td{border:0;font-weight:600}
code{font:11px/1.45 ui-monospace,monospace;overflow-wrap:anywhere}
header p{margin:.25rem 0 0;color:#555}
@media (max-width:40rem){body{padding:1rem}.facts th{width:7rem}}
@media screen and (max-width:40rem){thead{position:absolute;clip-path:inset(50%)}table:not(.facts) :is(tr,td){display:block;width:auto;text-align:start}
table:not(.facts) td{border:0;padding:0}table:not(.facts) tr{padding:.4rem 0;border-bottom:1px solid #c8c8c8}td[data-name]:before{content:attr(data-name) ": ";color:#555}}
@page{size:A4;margin:16mm 15mm 18mm;@bottom-right{content:counter(page) " / " counter(pages);font:10px system-ui,sans-serif}}
@media print{body{max-width:none;padding:0;font-size:11px}.short{width:5.5rem}h2{margin-top:1.25rem}a{color:inherit;text-decoration:none}}
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** A report as one page that runs, loads and sends nothing. All times are UTC. */
export function caseReportPage(report: PublicReport): string {
  const { search } = report;
  const reference = search.search_reference;
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'sha256-${STYLE_HASH}'">
<meta name="viewport" content="width=device-width"><title>Case report ${reference}</title>
<style>${new Html(STYLE)}</style></head><body>
<header><h1>${isolated(search.searched_name)}</h1>
<p>Case report · ${code(reference)} · all times are UTC</p></header>
<main>
${section('Summary', summaryOf(report))}
${section('Request', requestOf(report))}
${section('Lists and software', listsOf(report), versionsOf(report))}
${section('Not screened or not compared', list(search.notices.map(({ message }) => message)))}
${section('Verdict', ...verdictOf(report))}
${section('Decisions', ...decisionsOf(report))}
${section('Results', ...reportedRecords(report))}
${section('Articles', ...reportedArticles(report))}
${section('Allow lists', allowListsOf(report))}
${section('Comments', commentsOf(report))}
${section('History', ...historyOf(report))}
${section('How to check this file', ...checkOf(reference))}
</main></body></html>
`;
  return page.markup;
}

function summaryOf({ search, found: { statusCounts } }: PublicReport): Html | undefined {
  const { work } = search;
  const counts = Object.entries(statusCounts).filter(([, count]) => count > 0);
  const closed = work?.closed_at
    ? ` on ${instant(work.closed_at)}${work.closed_by ? ` by ${work.closed_by.email}` : ''}`
    : '';
  return facts([
    ['Case status', search.case_status],
    ['Match status', search.match_status],
    ['Screening', search.screening_status],
    ['Risk', `${search.risk_level}, score ${search.risk_score}`],
    ['Results', [String(search.total_records), ...counts.map(([status, count]) => `${status} ${count}`)].join(' · ')],
    ['Work', work === null ? 'No decision was needed' : `${wordsOf(work.state)}${closed}, version ${work.version}`],
    ['Assignee', work?.assignee?.email],
    ['Due', instant(work?.due_at)],
    ['Second review', search.proposal === null ? '' : 'A decision awaits another person and is not final.'],
    [
      'Nature',
      search.is_sample ? 'Sample: an invented search' : search.test ? 'Test: only invented records were screened' : '',
    ],
    ['Last change', instant(search.updated_at)],
  ]);
}

function requestOf({ found, search }: PublicReport): Html | undefined {
  const { filters, platform } = found;
  const { identificationNumber: number, ...details } = filters.party ?? {};
  return facts([
    ['Name', filters.name],
    ['Entity type', filters.entityTypes.join(', ').replaceAll('_', ' ')],
    ['Date of birth or incorporation', filters.date && showDate(filters.date)],
    ['Identifier', filters.uniqueIdentifier],
    ['Identification number', number && [number.type, number.value, number.country].filter(Boolean).join(' ')],
    ...Object.entries(details).map(([name, value]) => [wordsOf(name), value] as const),
    ['Image', filters.hasImage ? 'supplied' : ''],
    ['Categories', filters.categories.join(', ')],
    ['Countries', filters.countries.map(countryName).join(', ') || 'no restriction'],
    ['Threshold', filters.exactSearch ? 'exact names only' : String(filters.matchScore)],
    ['Aliases', filters.aliasSearch ? 'searched' : 'not searched'],
    ['Relatives and associates', filters.rcaSearch ? 'searched' : 'not searched'],
    ['Search profile', filters.searchProfile],
    ['Risk score engine', `${filters.riskScoreEngineTitle} (${filters.riskScoreEngineId})`],
    ['Monitoring', found.isMonitored ? 'lists and articles' : found.isMediaMonitored ? 'articles' : 'none'],
    ['Client reference', search.client_reference],
    [
      'Made',
      `${instant(search.created_at)} (${platform === 'CONSOLE' ? 'console' : platform === 'BULK' ? 'upload' : 'API'})`,
    ],
  ]);
}

function listsOf({ found: { editions }, readers }: PublicReport): Html {
  const rows = editions.map(({ source, title = source, publishedOn = '', version, demonstration }) => [
    demonstration ? `${title} (invented records)` : title,
    publishedOn,
    code(version),
    readers.get(version)?.toString() ?? '',
  ]);
  return table(['List', '@Published', 'Edition', '#Reader'], rows) ?? paragraph('No list was screened.');
}

function versionsOf({ found, analysis }: PublicReport): Html | undefined {
  return facts([
    ['Scorer version', found.scorerVersion ?? 'not recorded by the release that screened it'],
    ['Verdict model', analysis && html`${analysis.model.version} ${code(analysis.model.hash)}`],
    ['Scorer of the analysis', analysis?.scorerVersion],
    ['Narrative version', analysis?.narrativeVersion],
    ['Report written by', `Touchstone ${VERSION}`],
  ]);
}

function verdictOf({ search: { ai_risk: analysis } }: PublicReport): readonly (Html | undefined)[] {
  if (analysis === null) return [paragraph('No analysis was requested.')];
  const isWithheld = analysis.verdict === '' && analysis.analysed_at !== null;
  const narrative = (analysis.narrative ?? '').split(/\n+/).filter((text) => text.trim() !== '');
  return [
    isWithheld
      ? paragraph(
          'Withheld: the organization hides verdicts from users until they have decided, and this report was made for such a user.',
        )
      : undefined,
    facts([
      ['Verdict', analysis.verdict === '' ? '' : wordsOf(analysis.verdict)],
      ['Recommendation', analysis.recommendation],
      ['Analyst’s decision on the verdict', analysis.analyst_decision],
      ['Analysis', `${analysis.ai_risk_mode}, ${analysis.status}`],
      ['Analysed', instant(analysis.analysed_at)],
      ['Customer', code(analysis.customer_id)],
    ]),
    ...(analysis.key_drivers.length === 0 ? [] : [html`<h3>Key drivers</h3>`, list(analysis.key_drivers)]),
    ...(narrative.length === 0 ? [] : [html`<h3>Narrative</h3>`, ...narrative.map(paragraph)]),
  ];
}

const STAGES: Readonly<Record<ReportedDecision['stage'], string>> = {
  final: 'Final',
  proposed: 'First opinion',
  agreed: 'Final, agreed by a second person',
  disputed: 'Second opinion, differs',
};

function decisionsOf({ decisions, areDecisionsCut, search }: PublicReport): readonly (Html | undefined)[] {
  const titles = new Map([
    ...search.results.map(({ id, name }) => [id, name] as const),
    ...search.adverse_media.map(({ id, title }) => [id, title] as const),
  ]);
  const rows = decisions.map((one) => {
    const { at, email, recordId, status, reasonCode, reason, stage, withdrawnAt, isWhitelisted, whitelistUntil } = one;
    const until = whitelistUntil ? ` until ${instant(whitelistUntil)}` : '';
    const standing = [
      STAGES[stage],
      ...(withdrawnAt ? [`withdrawn ${instant(withdrawnAt)}`] : []),
      ...(isWhitelisted ? [`with whitelisting${until}`] : []),
    ];
    const label = reasonNamed(status, reasonCode)?.label ?? wordsOf(reasonCode);
    return [
      instant(at),
      email,
      html`${isolated(titles.get(recordId) ?? '')} ${code(recordId)}`,
      status,
      html`${label}${reason === '' ? html`` : html`: ${isolated(reason)}`}`,
      html`${standing.join('; ')} ${code(one.id)}`,
    ];
  });
  const hidden = search.proposal?.hidden
    ? paragraph(
        'The opinion of another person is hidden from the user for whom this report was made until they have decided.',
      )
    : undefined;
  const cut = areDecisionsCut ? paragraph('Older decisions are left out; the audit log has all of them.') : undefined;
  const heads = ['@When', '@Who', 'Result or article', '@Decision', 'Reason', 'Stage and id'];
  return [hidden, cut, table(heads, rows) ?? paragraph('Nothing was decided.')];
}

function allowListsOf({ search: { allow_list: entries } }: PublicReport): Html | undefined {
  const rows = entries.map(({ name, custom_list, entry_id, score }) => [
    name,
    custom_list,
    code(entry_id),
    String(score),
  ]);
  return table(['Entry', 'Allow list', 'Id', '#Score'], rows);
}

function commentsOf({ search: { comments } }: PublicReport): Html | undefined {
  const rows = comments.map(({ created_at: { $date: at }, email, comment }) => [instant(new Date(at)), email, comment]);
  return table(['@When', '@Who', 'Comment'], rows);
}

function historyOf({ timeline, isHistoryCut }: PublicReport): readonly (Html | undefined)[] {
  const { entries, hidden_until_decided: hidden } = timeline;
  const rows = entries.map(({ at, kind, actor, text, details, audit }) => [
    instant(at),
    actor.email || wordsOf(actor.kind),
    html`${code(kind)} ${isolated([text, ...detailsOf(details)].filter(Boolean).join(' · '))}`,
    audit === null ? '' : html`${String(audit.number)} ${code(audit.hash)}`,
  ]);
  return [
    paragraph('Entries of the audit log on this search and its customer; reads and exports are in the log alone.'),
    isHistoryCut ? paragraph('Older entries are left out; the audit log has all of them.') : undefined,
    hidden > 0
      ? paragraph(`Entries hidden from the user for whom this report was made until they have decided: ${hidden}.`)
      : undefined,
    table(['@When', '@Who', 'What', 'Number and hash'], rows),
  ];
}

/** Longer values are in the audit log. */
const LONGEST_DETAIL = 300;

function detailsOf(details: Readonly<Record<string, unknown>> | null): readonly string[] {
  return Object.entries(details ?? {})
    .filter(([name, value]) => name !== 'reason' && name !== 'comment_id' && value !== null && value !== '')
    .map(([name, value]) => {
      const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
      return `${name}: ${text.length > LONGEST_DETAIL ? `${text.slice(0, LONGEST_DETAIL)}…` : text}`;
    });
}

function checkOf(reference: string): readonly Html[] {
  return [
    html`<p>Compute the SHA-256 of the file (${code(`sha256sum case-${reference}.html`)}; on Windows ${code('Get-FileHash')}) and compare it with
<code>sha256</code> of an entry <code>case.exported</code> of the audit log: ${code(`GET /api/audit?action=case.exported&target_id=${reference}`)}. The
entry also records who exported it, and when. While the search is unchanged, the same release gives the same file to users who may see the same.</p>`,
    html`<p>The history names each entry by its number and hash in the audit log, which <code>touchstone audit verify</code> checks. <code>touchstone
replay</code> with the id of the customer repeats the analysis from its stored input, byte for byte.</p>`,
  ];
}
