import { Link } from '@tanstack/react-router';
import { Activity, Minus, Pencil, Plus, Scale } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Alert } from '../../api/alerts.js';
import { Badge } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { NameText } from '../../components/name-text.js';
import { MONITORING } from '../../i18n/en/monitoring.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { caseSearchOf, changesOf } from '../../logic/alert-changes.js';
import { AlertDetails } from './alert-details.js';
import styles from './monitoring.module.css';
import { useSentence } from './use-sentence.js';

const LOOKS = {
  'monitoring.match_added': { name: 'match_added', tone: 'warning', Icon: Plus },
  'monitoring.match_updated': { name: 'match_updated', tone: 'info', Icon: Pencil },
  'monitoring.match_removed': { name: 'match_removed', tone: 'neutral', Icon: Minus },
  'monitoring.risk_changed': { name: 'risk_changed', tone: 'warning', Icon: Activity },
  'monitoring.verdict_changed': { name: 'verdict_changed', tone: 'warning', Icon: Scale },
} as const;

interface Props {
  readonly alert: Alert;
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  readonly onOpen: () => void;
  /** Absent for those who may not mark it. */
  readonly onSelect: (() => void) | undefined;
  readonly onSeen: (() => void) | undefined;
}

/** An alert in a sentence; open, with its difference. */
export function AlertRow({ alert, isOpen, isSelected, onOpen, onSelect, onSeen }: Props) {
  const words = useWords(MONITORING).monitoring;
  const formats = useFormats();
  const sources = useWords().sources;
  const row = useRef<HTMLLIElement>(null);
  const sentence = useSentence(alert);
  const { name: kind, tone, Icon } = LOOKS[alert.type];
  const lists = changesOf(alert.changes).sources.map((source) =>
    sources(source.startsWith('custom:') ? 'custom' : source),
  );
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) {
      row.current?.scrollIntoView({ block: 'nearest' });
      const focused = document.activeElement;
      if (focused !== document.body && row.current?.parentElement?.contains(focused)) {
        row.current?.querySelector('button')?.focus({ preventScroll: true });
      }
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <li
      ref={row}
      className={styles.alert}
      data-open={isOpen || undefined}
      data-unseen={alert.seen_at === null || undefined}
    >
      {onSelect && (
        <label className={styles.box}>
          <input
            type="checkbox"
            checked={isSelected}
            onChange={onSelect}
            aria-label={words.select(alert.searched_name, words.kinds[kind])}
          />
        </label>
      )}
      <div className={styles.body}>
        <div className={styles.line}>
          <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={onOpen}>
            <span className={styles.name}>
              {alert.seen_at === null && <span className={styles.dot} role="img" aria-label={words.unseenMark} />}
              <NameText name={alert.searched_name} />
            </span>
            <span className={styles.sentence}>{sentence}</span>
          </button>
          <span className={styles.marks}>
            <Badge tone={tone} icon={<Icon size={12} aria-hidden />}>
              {words.kinds[kind]}
            </Badge>
            <time dateTime={alert.created_at} className={styles.time}>
              {formats.instant(alert.created_at)}
            </time>
          </span>
        </div>
        <div className={styles.facts}>
          {[alert.client_reference, ...lists].filter((text) => text !== '').join(' · ')}
        </div>
        {isOpen && (
          <>
            <AlertDetails alert={alert} />
            <div className={styles.actions}>
              <Link
                to="/cases/$reference"
                params={{ reference: alert.search_reference }}
                search={caseSearchOf(alert)}
                aria-label={words.openCaseOf(alert.searched_name)}
              >
                {words.openCase}
              </Link>
              {onSeen && (
                <Button size="small" onPress={onSeen}>
                  {words.markSeen}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </li>
  );
}
