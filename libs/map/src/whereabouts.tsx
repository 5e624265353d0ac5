import { KEEP_MS, queryClient, queryKey, useQuery } from '@wayfare/api-client/query-cache';
import { mapNearby, type MapNearby } from '@wayfare/api-contract';
import { formatOneDecimal } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadMapTile, loadNearby } from './map-calls';
import styles from './whereabouts.module.css';

interface Props {
  name: string;
  point: { latitude: number; longitude: number };
  /** the large map */
  href: string;
}

const KINDS = ['sight', 'station', 'airport'] as const;
const MARGIN = '30% 0px';

/** Whether the element has come near the screen; never on the server, nor where a browser cannot tell. */
function useIsSeen() {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  // the external system is the window's scrolling
  useEffect(() => {
    if (place.current === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setSeen(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, isSeen };
}

/** The map as a picture; until it is there, and where it cannot be had, the mark stands on plain ground. */
function Picture({ point }: Pick<Props, 'point'>) {
  const { t } = useTranslation('hotels');
  const { api } = usePlatform();
  const language = useLanguage();
  const container = useRef<HTMLDivElement>(null);
  const draw = useEffectEvent(async (element: HTMLElement) => {
    const { createSmallMap } = await import(/* webpackChunkName: "leaflet" */ './small-map');
    return createSmallMap(element, {
      point,
      loadTile: (at) => loadMapTile(api, at, language),
      pinClass: styles.pin ?? '',
      sources: t('map.sources'),
    });
  });
  // the external system is Leaflet, which owns the element
  useEffect(() => {
    if (container.current === null) return;
    const drawn = draw(container.current).catch(() => null);
    return () => void drawn.then((remove) => remove?.());
  }, []);
  return <div ref={container} className={styles.map} />;
}

function Nearby({ found }: { found: MapNearby }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  return (
    <dl className={styles.nearby}>
      {KINDS.filter((kind) => found.some((place) => place.kind === kind)).map((kind) => (
        <div key={kind}>
          <dt>{t(`map.near.${kind}`)}</dt>
          {found
            .filter((place) => place.kind === kind)
            .map(({ id, name, km }) => (
              <dd key={id}>
                <span>{name}</span>
                <span>{t('map.near.km', { distance: formatOneDecimal(km, language) })}</span>
              </dd>
            ))}
        </div>
      ))}
    </dl>
  );
}

/** Where a hotel lies: a small map that leads to the large one, and what is near. Both come when they are near the screen. */
export function Whereabouts({ name, point, href }: Props) {
  const { t } = useTranslation('hotels');
  const { api } = usePlatform();
  const language = useLanguage();
  const { place, isSeen } = useIsSeen();
  const { data: found = [] } = useQuery(
    {
      queryKey: [...queryKey(mapNearby), point, language],
      queryFn: () => loadNearby(api, point, language),
      enabled: isSeen,
      staleTime: KEEP_MS,
    },
    queryClient(),
  );
  return (
    <section aria-labelledby="whereabouts" className={styles.section}>
      <h2 id="whereabouts">{t('map.near.heading')}</h2>
      <div ref={place} className={styles.split}>
        <div className={styles.frame}>
          <div aria-hidden="true" className={styles.ground}>
            <span className={styles.pin} />
            {isSeen && <Picture point={point} />}
          </div>
          <Link to={href} className={styles.link}>
            {t('map.near.open', { name })}
          </Link>
        </div>
        {found.length > 0 && <Nearby found={found} />}
      </div>
    </section>
  );
}
