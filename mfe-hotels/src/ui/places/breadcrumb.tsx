import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { paths } from '../../domain/paths';
import type { PlaceStep } from '../../domain/place/breadcrumb';
import styles from './places.module.css';

/** All steps but the last are links (HOT-31). */
export function Breadcrumb({ steps }: { steps: readonly Pick<PlaceStep, 'label' | 'path'>[] }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  return (
    <nav aria-label={t('place.breadcrumb')} className={styles.breadcrumb}>
      <ol>
        <li>
          <Link to={paths.results(language)}>{t('place.allCountries')}</Link>
        </li>
        {steps.map((step, index) => (
          <li key={step.path}>
            <Link
              to={paths.place(language, step.path)}
              aria-current={index === steps.length - 1 ? 'page' : undefined}
            >
              {step.label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
