import type { ArticleTopic } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, withQuery } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { paths } from '../../domain/paths';
import styles from './articles.module.css';
import type { TopicCount } from './topics';

interface TopicLinksProps {
  topics: readonly TopicCount[];
  total: number;
  chosen: ArticleTopic | null;
}

interface TopicLinkProps {
  topic: ArticleTopic | null;
  label: string;
  count: number;
  isChosen: boolean;
}

function TopicLink({ topic, label, count, isChosen }: TopicLinkProps) {
  const language = useLanguage();
  const to = withQuery(
    paths.articles(language),
    new URLSearchParams(topic === null ? [] : [['topic', topic]]),
  );
  return (
    <li>
      <Link
        className={styles.topicLink}
        to={to}
        aria-current={isChosen ? 'true' : undefined}
        preventScrollReset
      >
        {label} <span className={styles.topicCount}>{count}</span>
      </Link>
    </li>
  );
}

export function TopicLinks({ topics, total, chosen }: TopicLinksProps) {
  const { t } = useTranslation('content');
  return (
    <nav aria-label={t('articles.narrow')}>
      <ul className={styles.topics}>
        <TopicLink
          topic={null}
          label={t('articles.all')}
          count={total}
          isChosen={chosen === null}
        />
        {topics.map(({ topic, count }) => (
          <TopicLink
            key={topic}
            topic={topic}
            label={t(`topics.${topic}`)}
            count={count}
            isChosen={topic === chosen}
          />
        ))}
      </ul>
    </nav>
  );
}
