import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { TRIED_CASES, type WhatIf } from '../../api/risk-engines.js';
import { DataTable } from '../../components/data-table.js';
import { EmptyState } from '../../components/empty-state.js';
import { Message } from '../../components/message.js';
import { RiskLevel } from '../../components/risk-level.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { RISK_ENGINES } from '../../i18n/en/risk-engines.js';
import { useFormats, useWords } from '../../i18n/language.js';
import styles from './risk-engines.module.css';

const LEVELS = ['High', 'Medium', 'Low'] as const;

interface Props {
  readonly found: WhatIf | undefined;
  readonly error: Error | null;
  /** The service allows no such values; their fields show why. */
  readonly isRefused: boolean;
  /** The values have changed since. */
  readonly isOld: boolean;
}

/** Effect of values on the newest cases: levels before and after, and the cases that would move. */
export function Effect({ found, error, isRefused, isOld }: Props) {
  const words = useWords(RISK_ENGINES);
  const texts = words.riskEngines;
  const formats = useFormats();
  return (
    <section className={styles.effect} aria-labelledby="effect">
      <div>
        <h2 id="effect">{texts.effect}</h2>
        <p className={styles.hint}>{texts.effectLead(formats.number(TRIED_CASES))}</p>
      </div>
      {isRefused && <Message tone="danger">{texts.faults}</Message>}
      {error && !isRefused && <Message tone="danger">{texts.effectFailed(words.common.failed(error))}</Message>}
      {!error && found === undefined && <SkeletonRows label={words.common.loading} />}
      {!error && found?.searches === 0 && <EmptyState {...texts.noCases} />}
      {!error && found !== undefined && found.searches > 0 && <Found found={found} isOld={isOld} />}
    </section>
  );
}

function Found({ found, isOld }: { readonly found: WhatIf; readonly isOld: boolean }) {
  const texts = useWords(RISK_ENGINES).riskEngines;
  const formats = useFormats();
  const { searches, changed_scores: scores, changed_levels: levels } = found;
  return (
    <>
      <p className={styles.figures} data-old={isOld || undefined} role="status">
        {isOld
          ? texts.calculating
          : texts.examined(searches, formats.number(searches), formats.number(scores), formats.number(levels))}
      </p>
      {found.cut_short && <Message tone="warning">{texts.cutShort}</Message>}
      <Levels levels={found.levels} />
      <h3>{texts.moved}</h3>
      {found.examples.length === 0 ? <p className={styles.hint}>{texts.unchanged}</p> : <Moved found={found} />}
    </>
  );
}

/** Cases by the level they have and the level they would have. */
function Levels({ levels }: Pick<WhatIf, 'levels'>) {
  const words = useWords(RISK_ENGINES);
  const texts = words.riskEngines;
  const formats = useFormats();
  const now = (level: (typeof LEVELS)[number]) => LEVELS.reduce((sum, after) => sum + levels[level][after], 0);
  const after = (level: (typeof LEVELS)[number]) => LEVELS.reduce((sum, before) => sum + levels[before][level], 0);
  return (
    <>
      <h3>{texts.levels}</h3>
      <DataTable
        label={texts.levels}
        rows={LEVELS}
        keyOf={(level) => level}
        columns={[
          { id: 'level', title: texts.level, cell: (level) => <RiskLevel level={level} /> },
          { id: 'now', title: texts.now, align: 'end', cell: (level) => formats.number(now(level)) },
          { id: 'after', title: texts.after, align: 'end', cell: (level) => formats.number(after(level)) },
        ]}
      />
      <DataTable
        label={texts.moves}
        rows={LEVELS}
        keyOf={(level) => level}
        columns={[
          { id: 'now', title: texts.moves, cell: (level) => texts.from(words.risk[level]) },
          ...LEVELS.map((to) => ({
            id: to,
            title: words.risk[to],
            align: 'end' as const,
            cell: (level: (typeof LEVELS)[number]) => formats.number(levels[level][to]),
          })),
        ]}
      />
    </>
  );
}

function Moved({ found: { examples, changed_scores: changed } }: { readonly found: WhatIf }) {
  const texts = useWords(RISK_ENGINES).riskEngines;
  const formats = useFormats();
  return (
    <>
      {changed > examples.length && <p className={styles.hint}>{texts.movedHint(formats.number(examples.length))}</p>}
      <DataTable
        label={texts.moved}
        rows={examples}
        keyOf={({ search_reference }) => search_reference}
        columns={[
          {
            id: 'case',
            title: texts.case,
            cell: ({ search_reference: reference, searched_name: name }) => (
              <Link to="/cases/$reference" params={{ reference }}>
                <bdi>{name}</bdi>
              </Link>
            ),
          },
          {
            id: 'change',
            title: texts.change,
            cell: ({ before, after }) => (
              <span className={styles.move}>
                {formats.score(before.risk_score)} <RiskLevel level={before.risk_level} />
                <ArrowRight size={14} aria-label={texts.after} />
                {formats.score(after.risk_score)} <RiskLevel level={after.risk_level} />
              </span>
            ),
          },
        ]}
      />
    </>
  );
}
