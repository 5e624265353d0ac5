import type { SitemapResult } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Stack } from '@wayfare/ui';
import { PlaceLinks } from '../../ui/places/place-links';
import { byLetter } from './by-letter';
import styles from './sitemap.module.css';

const idOf = (letter: string) => `letter-${letter}`;

/** Thousands of places: CSS skips the layout of those out of view. */
export function PlacesByLetter({ places }: { places: SitemapResult }) {
  const { t } = useTranslation('content');
  const groups = byLetter(places);
  if (groups.length < 2) return <PlaceLinks places={places} />;
  return (
    <Stack gap={4}>
      <nav aria-label={t('sitemap.letters')}>
        <ul className={styles.letters}>
          {groups.map(({ letter }) => (
            <li key={letter}>
              <a href={`#${encodeURIComponent(idOf(letter))}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ letter, places: some }) => (
        <section key={letter} className={styles.letter} aria-labelledby={idOf(letter)}>
          <h3 id={idOf(letter)}>{letter}</h3>
          <PlaceLinks places={some} />
        </section>
      ))}
    </Stack>
  );
}
