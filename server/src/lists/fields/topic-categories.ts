import type { EntityType } from '@touchstone/engine';
import { CATEGORIES, type Category, PEP_LEVELS } from '../../domain/category.js';

/**
 * A category, or `Special interest`: a person of special interest is an SIP, any other party an SIE
 * (tied to crime or to sanctioned parties, not sanctioned himself).
 */
type Meaning = Category | 'Special interest';

interface Topic {
  readonly gives: readonly Meaning[];
  readonly because: string;
}

/**
 * Categories by FollowTheMoney's topics (its `topics` type). PEP levels come from the position instead: `pep-level.ts`.
 * Topics not listed here carry no risk (`fin.bank`, `corp.public`, `role.lawyer`).
 */
const TOPICS: Readonly<Record<string, Topic>> = {
  sanction: topic(['Sanctions'], 'Named on a sanctions list.'),
  'asset.frozen': topic(['Sanctions'], 'Assets are frozen.'),
  'sanction.linked': topic(
    ['Special interest'],
    'Owned by or close to a sanctioned party, but not named by the list itself.',
  ),
  'sanction.counter': topic(
    ['Warnings and Regulatory Enforcement'],
    'Counter-sanctioned, often for public criticism: a restriction of one state, not evidence of wrongdoing.',
  ),
  debarment: topic(['Warnings and Regulatory Enforcement'], 'Excluded from public contracts.'),
  'export.control': topic(['Warnings and Regulatory Enforcement'], 'Trade with the party is restricted.'),
  'export.control.linked': topic(
    ['Warnings and Regulatory Enforcement'],
    'Owned by a party with which trade is restricted.',
  ),
  'export.risk': topic(['Warnings and Regulatory Enforcement'], 'A risk of diversion of controlled goods.'),
  'invest.risk': topic(['Warnings and Regulatory Enforcement'], 'Investment in the party is restricted.'),
  'invest.ban': topic(['Warnings and Regulatory Enforcement'], 'Investment in the party is forbidden.'),
  'forced.labor': topic(
    ['Warnings and Regulatory Enforcement', 'Special interest'],
    'Imports are banned for forced labour.',
  ),
  'reg.warn': topic(['Warnings and Regulatory Enforcement'], 'A regulator warns of the party.'),
  'reg.action': topic(['Warnings and Regulatory Enforcement'], 'A regulator acted against the party.'),
  'corp.disqual': topic(['Fitness and Probity'], 'Disqualified as a director.'),
  'role.pep': topic(['PEP'], 'Politically exposed; the level is the position’s.'),
  'role.pep.intl': topic(['PEP'], 'Politically exposed in an international organisation.'),
  'role.pep.natl': topic(['PEP'], 'Politically exposed on the national level.'),
  'role.pep.frmr': topic(['PEP'], 'Was politically exposed; FATF sets no end to it.'),
  'role.pol': topic(['PEP Level 4'], 'A politician below the offices that define a PEP: local and regional politics.'),
  'role.judge': topic(['PEP'], 'A judge; only the highest courts have a high level.'),
  'role.diplo': topic(['PEP'], 'A diplomat: ambassadors and chargés d’affaires are politically exposed.'),
  'role.civil': topic(['PEP Level 4'], 'A civil servant; senior ones have a level by their position.'),
  'role.spy': topic(['PEP'], 'An officer of a state’s intelligence service.'),
  'gov.head': topic(['PEP'], 'Head of government or state.'),
  'role.rca': topic(['RCA'], 'Close associate or relative of a politically exposed or sanctioned party.'),
  'role.oligarch': topic(['Businessperson', 'Special interest'], 'Wealth from closeness to those in power.'),
  'gov.soe': topic(['State Owned Enterprise'], 'Owned by a state.'),
  poi: topic(['Special interest'], 'A party of interest to its publisher.'),
  wanted: topic(['Law Enforcement', 'Special interest'], 'Sought by law enforcement.'),
  crime: topic(['Special interest'], 'Tied to crime; every narrower `crime.` topic likewise.'),
  'corp.insolvent': topic(['Insolvency'], 'Insolvent.'),
};

function topic(gives: readonly Meaning[], because: string): Topic {
  return { gives, because };
}

/** Categories of a party by its topics. A topic without a line takes that of its parent (`crime.fin` → `crime`). */
export function topicCategories(topics: readonly string[], entityType: EntityType): Category[] {
  const given = topics.flatMap((name) => topicNamed(name)?.gives ?? []);
  return inOrder(given.map((meaning) => (meaning === 'Special interest' ? specialInterest(entityType) : meaning)));
}

/** A person of special interest, or an entity of it. */
export function specialInterest(entityType: EntityType): Category {
  return entityType === 'Person' ? 'SIP' : 'SIE';
}

/** Sorts categories canonically, each once; `PEP` alone gives way to a PEP level. */
export function inOrder(categories: Iterable<Category>): Category[] {
  const given = new Set(categories);
  if (PEP_LEVELS.some((level) => given.has(level))) given.delete('PEP');
  return CATEGORIES.filter((category) => given.has(category));
}

function topicNamed(name: string): Topic | undefined {
  for (let key = name; key !== ''; key = key.slice(0, Math.max(0, key.lastIndexOf('.')))) {
    if (Object.hasOwn(TOPICS, key)) return TOPICS[key];
  }
  return undefined;
}
