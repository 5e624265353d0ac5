import type { Entry } from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { Badge, Inline } from '@wayfare/ui';
import { Code, Panel } from '@wayfare/workbench';
import { useDesk } from '../api/desk';
import { shownFacts } from '../domain/entry-facts';
import { Moment } from '../parts/moment';
import styles from './booking.module.css';

function EntryRow({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const { language } = useDesk();
  const facts = shownFacts(entry.facts, language);
  return (
    <li className={styles.entry} data-kind={entry.kind}>
      <Inline gap={2}>
        <span>{t(`history.kinds.${entry.kind}`)}</span>
        {entry.what === entry.kind ? null : <Code>{entry.what}</Code>}
        {entry.outcome === 'done' ? null : (
          <Badge tone={entry.outcome === 'refused' ? 'accent' : 'warning'}>
            {t(`history.outcomes.${entry.outcome}`)}
          </Badge>
        )}
      </Inline>
      <p className={styles.quiet}>
        <Moment at={entry.at} /> · {entry.actor}
      </p>
      {facts.length === 0 ? null : <p className={styles.quiet}>{facts.join(' · ')}</p>}
    </li>
  );
}

/** What happened, the oldest first. */
export function HistoryPanel({ history }: { history: readonly Entry[] }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('history.title')}>
      {history.length === 0 ? <p>{t('history.none')}</p> : null}
      <ol role="list" className={styles.history}>
        {history.map((entry, index) => (
          <EntryRow key={`${entry.at}-${index}`} entry={entry} />
        ))}
      </ol>
    </Panel>
  );
}
