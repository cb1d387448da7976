import { countryNamed } from '../../domain/country.js';
import { unique } from '../fields/unique.js';
import { childrenOf, orderly, type XmlElement } from '../reading/xml-elements.js';

/** A place that births and addresses reference by number. */
export interface SecoPlace {
  readonly text: string;
  readonly city: string;
  readonly region: string;
  readonly country?: string;
}

export function readPlace(element: XmlElement): SecoPlace {
  const texts = (name: string): string =>
    unique(childrenOf(element, name).map((child) => orderly(child.text))).join(', ');
  const written = childrenOf(element, 'country')[0];
  const country = countryNamed(written?.attributes['iso-code'] ?? '') ?? countryNamed(orderly(written?.text ?? ''));
  const [city, region] = [texts('location'), texts('area')];
  return {
    text: unique([city, region, texts('country')]).join(', '),
    city,
    region,
    ...(country === undefined ? {} : { country }),
  };
}
