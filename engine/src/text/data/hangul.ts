/** Initial, medial and final sounds by the Revised Romanization of Korean (2000). */
const INITIALS = 'g kk n d tt r m b pp s ss _ j jj ch k t p h'.split(' ');
const MEDIALS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const FINALS = '_ k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');

/** Family names as their bearers spell them in Latin letters (National Institute of Korean Language, survey of passports). */
export const HANGUL_FAMILY_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    '김 kim|이 lee|리 ri|박 park|최 choi|정 jung|강 kang|조 cho|윤 yoon|장 jang|임 lim|림 rim|한 han|오 oh|서 seo|신 shin|권 kwon|황 hwang|안 ahn|송 song|류 ryu|유 yoo|' +
    '홍 hong|전 jeon|고 ko|문 moon|손 son|양 yang|배 bae|백 baek|허 hur|남 nam|심 shim|노 noh|로 ro|하 ha|곽 kwak|성 sung|차 cha|주 joo|우 woo|구 koo|민 min|' +
    '나 na|라 ra|진 jin|지 ji|엄 um|원 won|천 chun|방 bang|공 kong|현 hyun|함 ham|변 byun|염 yeom|여 yeo|추 choo|도 do|소 so|석 seok|선 sun|설 seol|마 ma|길 gil|' +
    '연 yeon|위 wi|표 pyo|명 myung|기 ki|반 ban|왕 wang|금 keum|옥 ok|육 yook|인 in|맹 maeng|제 je|모 mo|탁 tak|국 kook|은 eun|편 pyun|용 yong|남궁 namgung|황보 hwangbo|' +
    '제갈 jegal|사공 sagong|선우 sunwoo|독고 dokgo'
  )
    .split('|')
    .map((entry) => entry.split(' ') as [string, string]),
);

/** Sounds that bearers of Korean names spell in more than one way (McCune-Reischauer, and the habits of passports). */
const OTHER_INITIALS: Readonly<Record<string, string>> = { g: 'k', d: 't', b: 'p', j: 'ch', r: 'l' };
const OTHER_MEDIALS: Readonly<Record<string, string>> = {
  ae: 'ai',
  e: 'ae',
  ye: 'ae',
  eo: 'u o eu',
  yeo: 'yu yo',
  yo: 'yu',
  u: 'oo',
  i: 'ee',
  wo: 'weo',
  eu: 'u',
  ui: 'i eui yi',
};
const OTHER_FINALS: Readonly<Record<string, string>> = { k: 'g', p: 'b' };

/** Most spellings of one name: two syllables have up to some forty. */
const MAX_SPELLINGS = 48;

/** A run of Hangul in every usual Latin spelling, the Revised Romanization first; a dot stands between two syllables. */
export function hangulSpellings(run: string): readonly string[] {
  let spellings = [''];
  for (const syllable of run) {
    const ways = syllableSpellings(syllable);
    spellings = spellings
      .flatMap((before) => ways.map((way) => (before === '' ? way : `${before}.${way}`)))
      .slice(0, MAX_SPELLINGS);
  }
  return spellings;
}

function syllableSpellings(syllable: string): readonly string[] {
  const offset = (syllable.codePointAt(0) as number) - 0xac00;
  if (offset < 0 || offset > 11171) return [syllable];
  const ways = (parts: readonly string[], position: number, others: Readonly<Record<string, string>>) => {
    const sound = (parts[position] as string).replace('_', '');
    return [sound, ...(others[sound]?.split(' ') ?? [])];
  };
  const medials = ways(MEDIALS, Math.floor((offset % 588) / 28), OTHER_MEDIALS);
  const finals = ways(FINALS, offset % 28, OTHER_FINALS);
  return ways(INITIALS, Math.floor(offset / 588), OTHER_INITIALS).flatMap((initial) =>
    medials.flatMap((medial) => finals.map((final) => initial + medial + final)),
  );
}
