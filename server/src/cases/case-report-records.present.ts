import { type Html, html } from '../platform/http/html.js';
import { MOST_REPORTED } from './case-report.js';
import type { PublicReport } from './case-report.present.js';
import { code, type Fact, facts, instant, isolated, list, paragraph, table, wordsOf } from './report-parts.present.js';

type PublicResult = PublicReport['search']['results'][number];
type PublicArticle = PublicReport['search']['adverse_media'][number];

/** The results of a case with every point of their scores. */
export function reportedRecords({ search }: PublicReport): readonly (Html | undefined)[] {
  const { results, total_records: total } = search;
  if (total === 0) return [paragraph('No listed party reached the threshold.')];
  const cut = `The ${results.length} closest of ${total} results are listed. GET /api/searches/{search_reference} returns the others.`;
  return [
    total > results.length ? paragraph(cut) : undefined,
    ...results.map((result, at) => recordOf(search.searched_name, result, at + 1)),
  ];
}

function recordOf(searched: string, result: PublicResult, number: number): Html {
  const { explanation, data } = result;
  const { subject_name: subject = searched, listed_name: listed = result.matched_names[0]?.matched_name ?? '' } =
    explanation;
  const parts = [
    facts([
      ['Result', code(result.id)],
      ['Status', result.match_status],
      ['Score', `${points(result.score)} (confidence ${points(result.confidence)})`],
      ['Names compared', subject === '' ? 'none: an identifier alone matches' : `${subject} / ${listed}`],
      ['Categories', result.categories.join(', ')],
      ['Risk', riskOf(result)],
      ['Whitelisting', whitelistOf(result)],
    ]),
    comparisonOf(result),
    facts(Object.entries<readonly string[]>(data.summary).map(([name, values]) => [wordsOf(name), values.join('; ')])),
    facts(data.sanction_details.map(listingOf)),
    facts(
      data.identification_documents.map((one) => [
        one.type,
        [one.number, one.country, one.note].filter(Boolean).join(', '),
      ]),
    ),
    facts(Object.entries(data.additional_information).map(([name, values]) => [wordsOf(name), values.join('; ')])),
    table(
      ['Linked party', 'Relation', 'Details'],
      data.linked_entities.map(({ name, relation, details }) => [
        name.join(', '),
        relation.join(', '),
        details.join('; '),
      ]),
    ),
    table(
      ['Source', 'Id', 'Edition', 'Address', 'Joined because of'],
      result.source_details.map((one) => [one.publisher, one.source_id, code(one.version), one.url, one.merged_by]),
    ),
    list(data.legal_notice),
  ];
  return html`<article><h3>${String(number)}. ${isolated(result.name)}</h3>
${parts.filter((part) => part !== undefined)}</article>`;
}

/** Every part of the score: aligned words of the names, words without a partner, and the other evidence. */
function comparisonOf({ explanation }: PublicResult): Html | undefined {
  const { alignment, omitted, contradicted, evidence } = explanation;
  return table(
    ['@Compared', 'Subject', 'Listed', 'Outcome', '#Points'],
    [
      ...alignment.map((part) => ['Name', part.subject, part.listed, wordsOf(part.kind), points(part.points)]),
      ...omitted.map((word) => ['Name', '', word, 'Omitted by the subject', '']),
      ...contradicted.map((word) => ['Name', word, '', 'Contradicted', '']),
      ...evidence.map(({ field, subject, listed, outcome, points: value }) => {
        return [wordsOf(field), subject ?? '', listed ?? '', wordsOf(outcome), points(value)];
      }),
    ],
    ['Score after rounding and limits', points(explanation.score)],
  );
}

function riskOf({
  risk_level: level,
  risk_score: score,
  risk_view: view,
  risk_audit: audit,
  risk_title: title,
}: PublicResult): string {
  const parts = Object.entries(view).map(
    ([name, part]) => `${wordsOf(name).toLowerCase()} ${part.score} × ${part.weightage} %`,
  );
  const floor = Object.entries(audit.floor_rules).find(([, { raised_by: raised }]) => raised > 0);
  return [
    `${level}, ${score} by ${title}: ${parts.join(', ')}`,
    ...(floor ? [`raised from ${audit.computed_score} by the floor ${floor[0]}`] : []),
  ].join('; ');
}

function whitelistOf({ whitelist }: PublicResult): string {
  if (whitelist === null) return '';
  const { state, reason, email, decided_at: at, search_reference: reference } = whitelist;
  return `${wordsOf(state)}: ${reason} (${email}, ${instant(at)}, search ${reference})`;
}

function listingOf(listing: PublicResult['data']['sanction_details'][number]): Fact {
  const dates = [
    listing.listed_on === null ? '' : `listed on ${listing.listed_on}`,
    listing.updated_on === null ? '' : `updated on ${listing.updated_on}`,
  ];
  const said = [
    listing.reference,
    listing.programs.join(', '),
    listing.legal_basis.join('; '),
    listing.measures.join(', '),
  ];
  return [`Listing (${listing.source})`, [...said, listing.reason, ...dates].filter(Boolean).join(' · ')];
}

/** The articles that count, then those that were considered and excluded. */
export function reportedArticles(report: PublicReport): readonly (Html | undefined)[] {
  const { adverse_media: counted, adverse_media_excluded: excluded, adverse_media_status: status } = report.search;
  if (status === 'Not Requested') return [];
  const all = [...counted, ...excluded];
  const shown = all.slice(0, MOST_REPORTED.articles);
  return [
    facts([
      ['Search for articles', status],
      ['Linked or possibly linked', String(counted.length)],
      ['Excluded', String(excluded.length)],
    ]),
    all.length > shown.length ? paragraph(`The ${shown.length} heaviest articles are listed.`) : undefined,
    ...shown.map((article) => articleOf(report, article)),
  ];
}

function articleOf({ articleReaders }: PublicReport, article: PublicArticle): Html {
  const reader = articleReaders.get(article.id);
  const proposal = article.second_reading;
  const parts = [
    facts([
      ['Article', code(article.id)],
      ['Published', [article.publisher, instant(article.publication_date)].filter(Boolean).join(', ')],
      ['Address', article.link],
      [
        'Link to the subject',
        `${wordsOf(article.link_status)}, probability ${article.link_probability}, weight ${article.weight}`,
      ],
      ['Named as', `${article.matched_name} (${article.role})`],
      ['Offences', article.adverse_keywords.join(', ')],
      ['First lines', article.description],
      [
        'Warning',
        article.suspicious_text ? 'The text contains or hides instructions to software, which were ignored.' : '',
      ],
      ['Proposal of a language model', proposal === null ? '' : `${proposal.model}: ${proposal.role}; for review only`],
      ['Reader version', reader === undefined ? '' : String(reader)],
    ]),
    list(article.reasons),
  ];
  return html`<article><h3>${isolated(article.title)}</h3>
${parts.filter((part) => part !== undefined)}</article>`;
}

const points = (value: number): string => value.toFixed(1);
