import { IDENTIFIER_TYPES, normalizeIdentifier } from '../../identifier.js';
import type { ListedEntity, ListedName } from '../../listed-entity.js';
import { areSpelled } from '../../names/prepare-name.js';
import { NAME_KINDS } from '../../names/prepared-name.js';
import { dayNumber } from '../../partial-date.js';
import { exactForm } from '../../text/exact-form.js';
import { hashText } from '../../text/hash.js';
import { entityHash } from '../entity-hash.js';
import { countryCode, DATE_FLAGS, EXACT_HASH, kindOf, STORED_NAME_KINDS, WEAK } from '../stored-codes.js';
import { type Profile, profileCollector } from './build-profiles.js';
import { bytes, shorts, signed, type Texts, texts, words } from './column.js';
import { type PreparedRows, rowPreparer } from './prepare-rows.js';

/**
 * Parties taken apart, as far as each can be without the others, in columns. Nothing but typed arrays and plain objects:
 * another thread can prepare some and send them. `Starts` say where what belongs to each begins; the last is the end.
 */
export interface PreparedParties {
  readonly parties: {
    readonly ids: Texts;
    /** Two of each. */
    readonly hashes: Uint32Array;
    /** Positions in `profiles`. */
    readonly profiles: Uint32Array;
    readonly nameStarts: Uint32Array;
    readonly dateStarts: Uint32Array;
    readonly identifierStarts: Uint32Array;
  };
  readonly names: { readonly text: Texts; readonly kinds: Uint8Array; readonly exact: Uint16Array };
  readonly dates: { readonly from: Int32Array; readonly to: Int32Array; readonly flags: Uint8Array };
  readonly identifiers: {
    readonly types: Uint8Array;
    readonly countries: Uint16Array;
    readonly text: Texts;
    readonly hashes: Uint32Array;
  };
  readonly profiles: readonly Profile[];
  /** In the order of `NAME_KINDS`. */
  readonly rows: readonly PreparedRows[];
}

export interface PartyPreparer {
  add(entity: ListedEntity): void;
  /** Once, when all are added. */
  finish(): PreparedParties;
}

/** Prepares parties one by one, for `joinParties`; keeps none of them. */
export function partyPreparer(): PartyPreparer {
  const profiles = profileCollector();
  const rows = NAME_KINDS.map(rowPreparer);
  const party = {
    ids: texts(),
    hashes: words(),
    profiles: words(),
    nameStarts: words(),
    dateStarts: words(),
    identifierStarts: words(),
  };
  const names = { text: texts(), kinds: bytes(), exact: shorts() };
  const dates = { from: signed(), to: signed(), flags: bytes() };
  const identifiers = { types: bytes(), countries: shorts(), text: texts(), hashes: words() };
  const putStarts = () => {
    party.nameStarts.push(names.kinds.length);
    party.dateStarts.push(dates.flags.length);
    party.identifierStarts.push(identifiers.types.length);
  };
  putStarts();

  function add(entity: ListedEntity): void {
    party.ids.push(entity.sourceId);
    for (const hash of entityHash(entity)) party.hashes.push(hash);
    party.profiles.push(profiles.numberOf(entity));
    const ofKind = rows[NAME_KINDS.indexOf(kindOf(entity.entityType))];
    const isSpelled = areSpelled(entity.names.map(({ full }) => full));
    for (const name of entity.names) {
      ofKind?.add(name, names.kinds.length, isSpelled);
      names.text.push(name.full);
      names.kinds.push(nameCode(name));
      names.exact.push(hashText(exactForm(name.full)) & EXACT_HASH);
    }
    for (const { start, end, circa } of entity.dates) {
      const from = dayNumber(start);
      dates.from.push(from);
      dates.to.push(end === start ? from : dayNumber(end));
      dates.flags.push(circa ? DATE_FLAGS.circa : 0);
    }
    for (const { type, value, country } of entity.identifiers) {
      const normal = normalizeIdentifier(type, value, country);
      if (normal === '') continue;
      identifiers.types.push(IDENTIFIER_TYPES.indexOf(type));
      identifiers.countries.push(countryCode(country ?? ''));
      identifiers.text.push(normal);
      identifiers.hashes.push(hashText(normal));
    }
    putStarts();
  }

  return {
    add,
    finish: () => ({
      parties: finished(party),
      names: finished(names),
      dates: finished(dates),
      identifiers: finished(identifiers),
      profiles: profiles.found,
      rows: rows.map((ofKind) => ofKind.finish()),
    }),
  };
}

/** Each column as it is when nothing more comes. */
function finished<C extends Readonly<Record<string, { finish(): unknown }>>>(
  columns: C,
): { readonly [K in keyof C]: ReturnType<C[K]['finish']> } {
  return Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column.finish()])) as {
    [K in keyof C]: ReturnType<C[K]['finish']>;
  };
}

function nameCode(name: ListedName): number {
  return STORED_NAME_KINDS.indexOf(name.kind) + (name.quality === 'weak' ? WEAK : 0);
}
