import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Button, ButtonLink, EmptyState, Stack, TextField } from '@wayfare/ui';
import { useState } from 'react';
import { paths } from '../../domain/paths';
import { matchTopics, type Topic } from './help-filter';
import styles from './help.module.css';
import { TopicSection } from './topic-section';
import { useQuestionInAddress } from './use-question-in-address';

/** Filtered while typing; complete without a script. */
export function HelpTopics({ topics }: { topics: readonly Topic[] }) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const [term, setTerm] = useState('');
  useQuestionInAddress();
  const found = matchTopics(topics, term);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  const isNarrowed = term.trim() !== '';
  return (
    <Stack gap={6}>
      <div className={styles.filter} role="search" aria-label={t('help.search')}>
        <TextField
          name="help"
          type="search"
          label={t('help.label')}
          description={t('help.hint')}
          value={term}
          onChange={setTerm}
          autoComplete="off"
          maxLength={100}
        />
        <p role="status" className={styles.count}>
          {isNarrowed ? t('help.found', { count }) : ''}
        </p>
      </div>
      {found.length > 1 && (
        <nav aria-label={t('help.topics')}>
          <ul className={styles.topics}>
            {found.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {found.map((topic) => (
        <TopicSection key={topic.id} topic={topic} />
      ))}
      {found.length === 0 && (
        <EmptyState
          title={t('help.none')}
          action={
            <>
              <ButtonLink to={paths.contact(language)}>{t('help.toContact')}</ButtonLink>
              {isNarrowed && (
                <Button variant="secondary" onClick={() => setTerm('')}>
                  {t('help.showAll')}
                </Button>
              )}
            </>
          }
        >
          {t('help.noneText')}
        </EmptyState>
      )}
    </Stack>
  );
}
