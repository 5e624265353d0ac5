import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { CalendarIcon, Picture, type PictureUrgency } from '@wayfare/ui';
import type { DestinationTeaser } from '../../domain/destination-teaser';
import { paths } from '../../domain/paths';
import styles from './destination-grid.module.css';
import { useMonthText } from './use-month-text';

interface DestinationCardProps {
  destination: DestinationTeaser;
  level: 2 | 3;
  urgency?: PictureUrgency | undefined;
}

export function DestinationCard({
  destination: { slug, title, teaser, cover, bestMonths },
  level,
  urgency,
}: DestinationCardProps) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const monthText = useMonthText();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card}>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link to={paths.vacation(language, slug)}>{title}</Link>
        </Heading>
        <p className={styles.teaser}>{teaser}</p>
        <p className={styles.months}>
          <CalendarIcon size={16} />
          <span>{t('months.best', { months: monthText(bestMonths) })}</span>
        </p>
      </div>
      <Picture
        className={styles.picture}
        src={cover.src}
        alt={cover.alt}
        sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 46vw, 92vw"
        urgency={urgency}
      />
    </article>
  );
}
