import { readFileSync } from 'node:fs';
import { findNames } from '../../src/adverse-media/understanding/find-names.js';
import { gatherParties } from '../../src/adverse-media/understanding/gather-parties.js';
import { type JudgedParty, judgeRoles } from '../../src/adverse-media/understanding/judge-roles.js';
import { PARTY_FEATURES } from '../../src/adverse-media/understanding/party-features.js';
import { type ReadText, readText } from '../../src/adverse-media/understanding/read-text.js';
import type { ReadLanguage } from '../../src/adverse-media/understanding/terms.js';
import type { Sample } from './boosted-trees.js';
import { labelledArticles } from './labelled-articles.js';
import { ADVERSE, type PartyArticle, placesOfName } from './labelled-parties.js';

/** Weights of the kinds: to mark a bystander or an official is worse than to miss a wrongdoer. */
const KIND_WEIGHT: Readonly<Record<Kind, number>> = { wrongdoer: 1, bystander: 2, official: 2, other: 1 };
/** Weight of the articles of `train` that are not invented: the same news in many languages, nearly all without wrongdoing. */
const TRANSLATED = 0.3;
/** Weight of an invented party of the tests' news, each written for one form that the rest does not show. */
const INVENTED = 2;
const MAX_PARTIES = 120;
const RULED = PARTY_FEATURES.findIndex(([name]) => name === 'accusation over the rule’s bar');

export type Kind = 'wrongdoer' | 'bystander' | 'official' | 'other';

export interface PartyRow extends Sample {
  readonly article: string;
  /** Rows of one group are never on both sides of a cross-validation: a source, or the invented ones of a language. */
  readonly group: string;
  readonly kind: Kind;
  readonly ruled: boolean;
  readonly accusable: boolean;
}

type Span = readonly [start: number, end: number];

export interface JudgedText {
  readonly read: ReadText;
  readonly judged: readonly JudgedParty[];
}

export function judgedText(title: string, text: string, language: string): JudgedText {
  const read = readText(title, text, language as ReadLanguage);
  return { read, judged: judgeRoles(read, gatherParties(findNames(read), read.text).slice(0, MAX_PARTIES)) };
}

function row(article: string, group: string, party: JudgedParty, kind: Kind, weight = 1): PartyRow {
  const { features, accusable } = party;
  return {
    article,
    group,
    kind,
    label: kind === 'wrongdoer' ? 1 : 0,
    weight: weight * KIND_WEIGHT[kind],
    features,
    accusable,
    ruled: features[RULED] === 1,
  };
}

function touches({ mentions }: JudgedParty, spans: readonly Span[]): boolean {
  return mentions.some((name) => spans.some(([start, end]) => name.start < end && start < name.end));
}

/** Weight of an article and its parties. */
export function weightOf({ part, invented }: PartyArticle): number {
  return part === 'train' && !invented ? TRANSLATED : 1;
}

/** Parties of the labelled articles. */
export function partyRows(articles: readonly PartyArticle[]): PartyRow[] {
  return articles.flatMap((article) => {
    const { id, language, source, title, text, parties } = article;
    const whole = `${title}\n\n${text}`;
    const spansOf = (test: (party: PartyArticle['parties'][number]) => boolean) =>
      parties.filter(test).flatMap(({ name }) => placesOfName(whole, name));
    const isOfficial = (role: string) => ['official', 'prosecutor', 'judge'].includes(role);
    const wrongdoers = spansOf(({ role }) => ADVERSE.has(role));
    const officials = spansOf(({ role }) => isOfficial(role));
    const bystanders = spansOf(({ role }) => !ADVERSE.has(role) && !isOfficial(role));
    const group = source === 'invented' ? `invented ${language}` : source;
    const weight = weightOf(article);
    return judgedText(title, text, language).judged.map((party) => {
      const kind = touches(party, wrongdoers)
        ? 'wrongdoer'
        : touches(party, officials)
          ? 'official'
          : touches(party, bystanders)
            ? 'bystander'
            : 'other';
      return row(id, group, party, kind, weight);
    });
  });
}

/** Parties of the Department of Justice's releases, of which only wrongdoers and officials are labelled. */
export function releaseRows(folder: string): PartyRow[] {
  const labels = JSON.parse(
    readFileSync(new URL('../../../bench/labels/doj-parties.json', import.meta.url), 'utf8'),
  ) as Record<string, Record<'wrongdoers' | 'officials', Span[]>>;
  return labelledArticles(folder).flatMap(({ id, title, text, language }) => {
    const label = labels[id];
    if (label === undefined) return [];
    return judgedText(title, text, language).judged.flatMap((party) => {
      if (touches(party, label.wrongdoers)) return [row(id, 'releases', party, 'wrongdoer')];
      return touches(party, label.officials) ? [row(id, 'releases', party, 'official')] : [];
    });
  });
}

/** Parties of the invented news of the tests, "headline|| text" with "[name|role]"; "-" is nobody accused. */
export function newsRows(): PartyRow[] {
  const news = JSON.parse(
    readFileSync(new URL('../../../src/adverse-media/understanding/samples/news.json', import.meta.url), 'utf8'),
  ) as Record<string, string[]>;
  return Object.entries(news).flatMap(([language, list]) =>
    list.flatMap((sample, i) => {
      const [title = '', body = ''] = sample.split('|| ');
      const spans: Span[] = [];
      let plain = '';
      for (const piece of body.split(/(\[[^\]]+\])/)) {
        const [, name, role] = /^\[(.+)\|(.+)\]$/.exec(piece) ?? [];
        if (name !== undefined && role !== '-') {
          const start = title.length + 2 + plain.length;
          spans.push([start, start + name.length]);
        }
        plain += name ?? piece;
      }
      return judgedText(title, plain, language).judged.map((party) =>
        row(
          `news ${language} ${i}`,
          `news ${language}`,
          party,
          touches(party, spans) ? 'wrongdoer' : 'bystander',
          INVENTED,
        ),
      );
    }),
  );
}
