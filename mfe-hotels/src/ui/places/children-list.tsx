import type { ResolvePathResult } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { paths } from '../../domain/paths';
import styles from './places.module.css';

export function ChildrenList({ places }: { places: ResolvePathResult['children'] }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  return (
    <ul className={styles.children}>
      {places.map((place) => (
        <li key={place.id}>
          <Link to={paths.place(language, place.path)}>{place.label}</Link>{' '}
          <span className={styles.count}>{t('place.hotelCount', { count: place.hotelCount })}</span>
        </li>
      ))}
    </ul>
  );
}
