import type { Position } from '../../domain/listed-record.js';
import { headsInternationalOrganisation, type Office } from '../fields/pep-level.js';
import { isoDate } from '../fields/written-date.js';
import { ftmCountry } from './ftm-country.js';
import { type FtmEntity, firstOf, valuesOf } from './ftm-entity.js';
import type { FtmNeighbours } from './ftm-neighbours.js';

type Occupancies = FtmNeighbours['occupancies'];

/** Collects the offices of a person, with their levels. */
export function officesOf(entity: FtmEntity, occupancies: Occupancies): Office[] {
  return [
    ...occupancies.flatMap(({ post }) => {
      const title = post === undefined ? undefined : titleOf(post);
      return post === undefined || title === undefined ? [] : [{ title, topics: valuesOf(post, 'topics') }];
    }),
    ...valuesOf(entity, 'position').map((title) => ({ title })),
  ];
}

/** The positions with their dates where the file has occupancies, then those that are a bare text. */
export function ftmPositions(entity: FtmEntity, occupancies: Occupancies): Position[] {
  const held = occupancies.flatMap(({ occupancy, post }): Position[] => {
    const title = post === undefined ? undefined : titleOf(post);
    if (post === undefined || title === undefined) return [];
    const country = valuesOf(post, 'country').map(ftmCountry)[0];
    const from = isoDate(firstOf(occupancy, 'startDate'));
    const to = isoDate(firstOf(occupancy, 'endDate'));
    const status = firstOf(occupancy, 'status');
    const current = status === 'current' ? true : status === 'ended' ? false : undefined;
    const heads = headsInternationalOrganisation({ title, topics: valuesOf(post, 'topics') });
    return [
      {
        title,
        ...(country === undefined ? {} : { country }),
        ...(from === undefined ? {} : { from }),
        ...(to === undefined ? {} : { to }),
        ...(current === undefined ? {} : { current }),
        ...(heads ? { headsInternationalOrganisation: true } : {}),
      },
    ];
  });
  const known = new Set(held.map((position) => position.title));
  const bare = valuesOf(entity, 'position').filter((title) => !known.has(title));
  return [...held, ...bare.map(positionOf)];
}

function positionOf(title: string): Position {
  return {
    title,
    ...(/^(?:former|ex-)/i.test(title) ? { current: false } : {}),
    ...(headsInternationalOrganisation({ title }) ? { headsInternationalOrganisation: true } : {}),
  };
}

function titleOf(post: FtmEntity): string | undefined {
  return firstOf(post, 'name') ?? post.caption;
}
