import { useTranslation } from '@wayfare/i18n';
import { usePlatform } from '@wayfare/remote-kit';
import { HeroScene } from './hero-scene';
import styles from './home.module.css';
import { SearchTabs } from './search-tabs';
import { soldOf } from './sold';

export function Hero() {
  const { t } = useTranslation('content');
  const { flags } = usePlatform();
  return (
    <section className={styles.hero} aria-labelledby="home-title">
      <div className={styles.stage}>
        <HeroScene />
        <h1 id="home-title" className={styles.title}>
          {t('home.title')}
        </h1>
        <p className={styles.lead}>{t(`home.${soldOf(flags)}.lead`)}</p>
      </div>
      <div className={styles.search}>
        <SearchTabs />
      </div>
    </section>
  );
}
