import type { MapNearby } from '@wayfare/api-contract';
import { formatOneDecimal } from '@wayfare/domain';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { mapTexts } from './map-texts';
import { usePageHref } from './page-href';
import styles from './whereabouts.module.css';

const KINDS = ['sight', 'station', 'airport'] as const;

function Place({ name, km, page }: MapNearby[number]) {
  const language = useLanguage();
  const texts = mapTexts(language);
  const hrefOf = usePageHref();
  const href = page === undefined ? null : hrefOf(page);
  return (
    <dd>
      {href === null ? <span>{name}</span> : <Link to={href}>{name}</Link>}
      <span>{texts('km', { distance: formatOneDecimal(km, language) })}</span>
    </dd>
  );
}

/** Surroundings by kind, nearest first, linked where a page exists. */
export function Nearby({ found }: { found: MapNearby }) {
  const texts = mapTexts(useLanguage());
  if (found.length === 0) return null;
  return (
    <dl className={styles.nearby}>
      {KINDS.filter((kind) => found.some((place) => place.kind === kind)).map((kind) => (
        <div key={kind}>
          <dt>{texts(kind)}</dt>
          {found
            .filter((place) => place.kind === kind)
            .map((place) => (
              <Place key={place.id} {...place} />
            ))}
        </div>
      ))}
    </dl>
  );
}
