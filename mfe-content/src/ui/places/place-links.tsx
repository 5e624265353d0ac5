import type { SitemapResult } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Link } from '@wayfare/router';
import styles from './place-links.module.css';
import { usePlaceHref } from './use-place-href';

export function PlaceLinks({ places }: { places: SitemapResult }) {
  const { t } = useTranslation('content');
  const placeHref = usePlaceHref();
  // cached: few counts for many places
  const texts = new Map<number, string>();
  const hotels = (count: number) => {
    const text = texts.get(count) ?? t('sitemap.hotels', { count });
    texts.set(count, text);
    return text;
  };
  if (places.length === 0) return <p>{t('sitemap.empty')}</p>;
  return (
    <ul className={styles.links}>
      {places.map(({ label, path, hotelCount }) => {
        const href = placeHref(path);
        return (
          <li key={path}>
            {href === null ? label : <Link to={href}>{label}</Link>}{' '}
            <span className={styles.count}>{hotels(hotelCount)}</span>
          </li>
        );
      })}
    </ul>
  );
}
