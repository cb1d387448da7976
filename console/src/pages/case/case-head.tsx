import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Link2, UserRoundCheck } from 'lucide-react';
import { type CaseData, neighboursOf, reportAddress } from '../../api/case.js';
import { KeyName } from '../../app/keys/key-name.js';
import { useKeys } from '../../app/keys/keys.js';
import { useMay } from '../../app/session.js';
import { useNow } from '../../app/use-now.js';
import { Badge } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { DownloadLink } from '../../components/download-link.js';
import { Due } from '../../components/due.js';
import { NameText } from '../../components/name-text.js';
import { Person } from '../../components/person.js';
import { RiskLevel } from '../../components/risk-level.js';
import { CASE } from '../../i18n/en/case.js';
import { useWords } from '../../i18n/language.js';
import styles from './case-head.module.css';
import { CloseCase } from './close-case.js';
import { Escalate } from './escalate.js';
import { useSubjectFacts } from './subject-facts.js';
import { useCaseActions } from './use-case-actions.js';
import { Viewers } from './viewers.js';

/** Whom the case is about, where it stands, and the way to the next one. */
export function CaseHead({ data }: { readonly data: CaseData }) {
  const words = useWords(CASE);
  const now = useNow();
  const may = useMay();
  const keys = useKeys();
  const queries = useQueryClient();
  const { take, copyLink } = useCaseActions(data);
  const { work, search_reference } = data;
  const facts = useSubjectFacts(data);
  const [previous, next] = neighboursOf(queries, search_reference);
  return (
    <header className={styles.head}>
      <Link to="/cases" search={queries.getQueryData(['queue', 'place']) ?? {}} className={styles.back}>
        <ChevronLeft size={16} aria-hidden />
        {words.frame.cases}
      </Link>
      <div className={styles.subject}>
        <h1>
          <NameText name={data.searched_name} />
        </h1>
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      <div className={styles.state}>
        {data.test && <Badge tone="neutral">{words.case.test}</Badge>}
        {data.is_sample && <Badge tone="neutral">{words.case.sample}</Badge>}
        <RiskLevel level={data.risk_level} />
        {work && <Badge tone={work.state === 'conflict' ? 'danger' : 'neutral'}>{words.states[work.state]}</Badge>}
        {work && work.state !== 'closed' && work.reopened_by !== '' && (
          <Badge tone="info">{words.case.reopenedBy(work.reopened_by)}</Badge>
        )}
        {work && work.state !== 'closed' && <Due at={work.waiting_until ?? work.due_at} now={now} />}
        {work?.assignee && <Person name={work.assignee.name || work.assignee.email} />}
        <Viewers reference={search_reference} />
      </div>
      <div className={styles.actions}>
        {work && may('case.decide') && work.state !== 'closed' && (
          <>
            <Button size="small" onPress={take}>
              <UserRoundCheck size={16} aria-hidden />
              {words.case.take}
            </Button>
            <CloseCase key={`close ${search_reference}`} data={data} />
            <Escalate key={search_reference} data={data} />
          </>
        )}
        <DownloadLink address={reportAddress(search_reference)} text={words.case.report} hint={words.case.reportHint} />
        <Button size="small" kind="quiet" onPress={copyLink} aria-label={words.case.copyLink}>
          <Link2 size={16} aria-hidden />
        </Button>
        <nav className={styles.steps} aria-label={words.case.neighbours}>
          <Step reference={previous} label={words.case.previous}>
            <ChevronLeft size={16} aria-hidden />
          </Step>
          <Step reference={next} label={words.case.next}>
            <ChevronRight size={16} aria-hidden />
          </Step>
          {next && <KeyName name={keys.keyOf('nextCase')} />}
        </nav>
      </div>
    </header>
  );
}

interface StepProps {
  readonly reference: string | undefined;
  readonly label: string;
  readonly children: React.ReactNode;
}

function Step({ reference, label, children }: StepProps) {
  if (reference === undefined) return null;
  return (
    <Link to="/cases/$reference" params={{ reference }} search={{}} aria-label={label} className={styles.step}>
      {children}
    </Link>
  );
}
