import type { Promo } from '@wayfare/api-contract';
import { formatDate } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { ButtonLink, Picture, type PictureUrgency } from '@wayfare/ui';
import { RichText } from '../../ui/rich-text/rich-text';
import styles from './promos.module.css';
import { usePromoHref } from './use-promo-href';

export function PromoCard({ promo, urgency }: { promo: Promo; urgency: PictureUrgency }) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const href = usePromoHref()(promo.link.name);
  return (
    <article className={styles.card}>
      <Picture
        className={styles.picture}
        src={promo.cover.src}
        alt={promo.cover.alt}
        sizes="(min-width: 64rem) 35rem, 92vw"
        urgency={urgency}
      />
      <div className={styles.words}>
        <h2 className={styles.title}>{promo.title}</h2>
        <p className={styles.teaser}>{promo.teaser}</p>
        {promo.body === null ? null : <RichText html={promo.body} />}
        {promo.until === null ? null : (
          <p className={styles.until}>
            {t('promos.until', { date: formatDate(promo.until.slice(0, 10), language) })}
          </p>
        )}
        {href === null ? null : (
          <p className={styles.action}>
            <ButtonLink to={href}>{promo.link.label}</ButtonLink>
          </p>
        )}
      </div>
    </article>
  );
}
