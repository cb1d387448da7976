import type { IdentifierType } from '@touchstone/engine';

/**
 * Identifier types by OFAC's labels in Remarks; the first that fits decides. Only certain types are named: two
 * identifiers of one type can contradict each other, two of type `other` never do.
 */
const LABELS: readonly (readonly [RegExp, IdentifierType])[] = [
  [/^(diplomatic |service |official )?passport\b/i, 'passport'],
  [/\bpassport\b/i, 'passport'],
  [/^(driver'?s|driving) licen[cs]e/i, 'driving_licence'],
  [/^swift\/bic/i, 'swift_bic'],
  [/^legal entity number|\bLEI\b/i, 'lei'],
  [/^mmsi\b/i, 'mmsi'],
  [/^aircraft (manufacturer'?s serial|construction) number/i, 'aircraft_serial'],
  [
    /^(tax id|nit #|r\.?f\.?c\.?\b|ruc #|rif #|v\.a\.t\.|vat\b|c\.u\.i\.t|us fein|fiscal code|italian fiscal code|tax\b|paraguayan ruc|romanian tax|c\.n\.p\.j|cnpj|c\.i\.f\.|n\.i\.f\.|rtn|numero unico de identificacao tributaria|romanian tax)/i,
    'tax_id',
  ],
  [
    /^(national id|personal id|cedula|c\.?u\.?r\.?p|d\.?n\.?i|citizen'?s card|i\.f\.e|c\.u\.i\.|credencial electoral|electoral registry|ssn\b|numero de identidad|national foreign id|turkish identification|residency number|le number|stateless person id|[a-z]+ (personal |national )?id (no|number|card)|identity card|carnet de identidad|tarjeta de identidad|refugee id|c\.u\.i\.p\.|n\.i\.e\.|cnp )/i,
    'national_id',
  ],
  [
    /^(registration (number|id|no)|business (registration|number)|commercial registry|company (number|id)|uk company number|enterprise number|folio mercantil|matricula mercantil|c\.r\. no|trade licen[cs]e|government gazette|unified social credit|united social credit|central registration|economic register|chamber of commerce|certificate of incorporation|public registration|registered charity|istanbul chamber|dubai chamber|tourism licen|business id|organization code|branch unit number|cr no|c\.r\.)/i,
    'registration_number',
  ],
];

/** The type of an identifier by its label; a bare `Identification Number` is a person's national id, others' registration. */
export function identifierType(label: string, ofPerson: boolean): IdentifierType {
  for (const [pattern, type] of LABELS) if (pattern.test(label)) return type;
  if (/^identification number/i.test(label)) return ofPerson ? 'national_id' : 'registration_number';
  return 'other';
}

/** Labels that OFAC uses without "No.", "Number", "#", "ID" or "Code"; the number begins behind them. */
export const BARE_LABELS =
  /^(passport|diplomatic passport|service passport|official passport|swift\/bic|mmsi|ssn|bik \(ru\)|bik|c\.u\.r\.p\.|r\.f\.c\.|rfc|d\.n\.i\.|i\.f\.e\.|c\.u\.i\.t\.|c\.u\.i\.p\.|c\.u\.i\.|n\.i\.e\.|c\.i\.f\.|rtn|visanumberid|romanian c\.r\.|numero unico de identificacao tributaria \(nuit\)|cnp \(personal numerical code\)|us fein|credencial electoral|cartilla de servicio militar nacional|cedula de ciudadania|cedula de residencia|numero de identidad|personal id card|license|licence|travel document|carnet|isin|n\.i\.f\.)\s+(?!Number|No\b|#|Booklet|Laissez)(?=\S)/i;
