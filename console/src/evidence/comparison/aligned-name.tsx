import type { Explanation } from '../../api/case.js';
import { CASE } from '../../i18n/en/case.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { differingLetters } from '../../logic/differing-letters.js';
import { namePieces, type Part } from '../../logic/name-pieces.js';
import styles from './aligned-name.module.css';
import { type ComparedNames, spanOf } from './compared-names.js';

type Aligned = Explanation['alignment'][number];

interface Props {
  readonly names: ComparedNames;
  readonly alignment: readonly Aligned[];
  readonly rest: ComparedNames['rest'];
}

/** Both names, word by word: partners share a number, letters that differ are underlined, words without a partner dashed. */
export function AlignedName({ names, alignment, rest }: Props) {
  const words = useWords(CASE).case;
  const partsOf = (side: 'subject' | 'listed'): Part[] => [
    ...alignment.map((pair, index) => ({ text: pair[side], ...spanOf(pair[`${side}_span`]), pair: index })),
    ...rest[side],
  ];
  return (
    <div className={styles.names}>
      {(['subject', 'listed'] as const).map((side) => (
        <div key={side} className={styles.line}>
          <span className={styles.side}>{side === 'subject' ? words.subject : words.record}</span>
          <bdi className={styles.name} lang="und">
            {namePieces(names[side], partsOf(side)).map(({ text, part }, index) => (
              <Word key={index} text={text} part={part} pair={alignment[part?.pair ?? -1]} side={side} />
            ))}
          </bdi>
        </div>
      ))}
    </div>
  );
}

interface WordProps {
  readonly text: string;
  readonly part: Part | undefined;
  readonly pair: Aligned | undefined;
  readonly side: 'subject' | 'listed';
}

function Word({ text, part, pair, side }: WordProps) {
  const words = useWords(CASE);
  const formats = useFormats();
  if (pair === undefined || part === undefined) {
    const [, before = '', word = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
    if (!/[\p{L}\p{N}]/u.test(word)) return text;
    const why = words.evidence.unmatched(part?.why ?? 'unmatched');
    return (
      <>
        {before}
        <span className={styles.rest} title={why}>
          {word}
          <span className="visually-hidden"> ({why})</span>
        </span>
        {after}
      </>
    );
  }
  const other = side === 'subject' ? pair.listed : pair.subject;
  const note = words.evidence.pair(words.evidence.kinds(pair.kind), formats.score(pair.points));
  return (
    <span className={styles.word} data-kind={pair.kind} title={note}>
      {differingLetters(text, other).map((run, index) =>
        run.differs ? (
          <span key={index} className={styles.differs}>
            {run.text}
          </span>
        ) : (
          run.text
        ),
      )}
      <sup className={styles.number}>
        {(part.pair ?? 0) + 1}
        <span className="visually-hidden"> ({note})</span>
      </sup>
      {side === 'listed' && <span className={styles.points}>{formats.points(pair.points)}</span>}
    </span>
  );
}
