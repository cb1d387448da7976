/** Words that people enter for a number they do not have, in lower case and without punctuation. */
const WORDS: ReadonlySet<string> = new Set(
  (
    'na nan nil nill none null no non not nothing unknown unk undefined unavailable unidentified missing blank empty tbd tba tbc pending ' +
    'notavailable notapplicable notknown notprovided notgiven notdisclosed notspecified notstated notfound notissued nonumber noid ' +
    'nopassport nodata noinformation withoutnumber inconnu aucun néant sansobjet nonapplicable unbekannt keine keiner ohne ' +
    'desconocido desconocida ninguno ninguna noaplica sinnumero sinnúmero nenhum desconhecido sconosciuto nessuno ' +
    'нет неизвестно отсутствует безномера немає 无 無 未知 不详 不詳 没有 沒有 なし 不明 없음 미상 لايوجد غيرمعروف نامعلوم'
  ).split(' '),
);

/** Recognises a placeholder for an identifier: "N/A", "unknown", "-", "0000", "XXXX". It counts as a missing value. */
export function isPlaceholder(value: string): boolean {
  const plain = value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return WORDS.has(plain) || /^(?:0*|x*)$/.test(plain);
}
