/** Age, place and the like between a name and its verb: ", 50, of Leeds,". */
const APPOSITION = String.raw`^["”’']?(?:\s*(?:,[^,.;:]{1,60}){0,3},|\s*[(（][^()（）]{1,40}[)）],?)?\s*`;
const PASSIVE = new RegExp(
  `${APPOSITION}(?:${[
    String.raw`(?:(?:was|were|is|are|has been|have been|had been|is being|was being|got|stands)(?:\s(?:also|later|then|first|once|twice|again|today|yesterday|on \w+day|in \d{4}|\w+ly)){0,2}\s)`,
    String.raw`(?:a été|avait été|ont été|est|était|fut|fue|ha sido|había sido|foi|tinha sido|havia sido|был|была|были)\s(?:[\p{L}]+\s){0,3}`,
    String.raw`(?:è stat[oa]|era stat[oa]|sono stat[ie]|erano stat[ie]|viene|venne|veniva|fu|furono|è|sono|zostały?|został[ao]?|zostali|był[aoiy]?|jest|są|був|була|були|було|є)\s(?:[\p{L}]+\s){0,3}`,
    String.raw`(?:wurde|wird|ist|war|wurden|werd|wordt|werden)\s[^,.;:]{0,80}`,
    '被',
  ].join('|')})$`,
  'iu',
);
/** A stage reached by the party's own act, or a word in the passive. */
const OWN_ACT =
  /^(?:plead|pled|confess|admitt|gestand|gestanden|avou|confes|被|признал|(?:\p{L}+(?:ан|ен|ана|ена))$)/iu;
const NOTHING_BETWEEN = new RegExp(`${APPOSITION}$`, 'u');

/** Recognises that the person named was arrested, not that a judge or officer arrested someone: "Judge Ada Moss, 50, was arrested". */
export function isSubjectOf(
  text: string,
  name: { readonly end: number },
  cue: { readonly start: number; readonly end: number },
): boolean {
  const between = text.slice(name.end, cue.start);
  // "Senator Jane Doe, charged with bribery, …"
  if (/^,\s$/.test(between) && !/ing$/i.test(text.slice(cue.start, cue.end))) return true;
  return PASSIVE.test(between) || (OWN_ACT.test(text.slice(cue.start, cue.end)) && NOTHING_BETWEEN.test(between));
}
