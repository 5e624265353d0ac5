import { KEEP_MS, queryClient, queryKey, useQuery } from '@wayfare/api-client/query-cache';
import { mapNearby, type MapNearby } from '@wayfare/api-contract';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { useSeen } from '@wayfare/search';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { loadMapTile, loadNearby } from './map-calls';
import { useMapTexts } from './map-texts';
import { Nearby } from './nearby';
import styles from './whereabouts.module.css';

interface Props {
  name: string;
  point: { latitude: number; longitude: number };
  /** "Where it is" without it */
  title?: string;
  /** the large map, where there is one */
  href?: string;
  /** what is near, where the page knows already; it is asked for otherwise */
  near?: MapNearby;
  /** under the heading */
  children?: ReactNode;
}

/** The map as a picture; until it is there, and where it cannot be had, the mark stands on plain ground. */
function Picture({ point }: Pick<Props, 'point'>) {
  const { sources } = useMapTexts();
  const { api } = usePlatform();
  const language = useLanguage();
  const container = useRef<HTMLDivElement>(null);
  const draw = useEffectEvent(async (element: HTMLElement) => {
    const { createSmallMap } = await import(/* webpackChunkName: "leaflet" */ './small-map');
    return createSmallMap(element, {
      point,
      loadTile: (at) => loadMapTile(api, at, language),
      pinClass: styles.pin ?? '',
      sources,
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

/** Where something lies: a small map, and what is near. Both come when they are near the screen. */
export function Whereabouts({ name, point, title, href, near, children }: Props) {
  const texts = useMapTexts();
  const { api } = usePlatform();
  const language = useLanguage();
  const id = useId();
  const [place, isSeen] = useSeen();
  const { data: found = near ?? [] } = useQuery(
    {
      queryKey: [...queryKey(mapNearby), point, language],
      queryFn: () => loadNearby(api, point, language),
      enabled: isSeen && near === undefined,
      staleTime: KEEP_MS,
    },
    queryClient(),
  );
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title ?? texts.heading}</h2>
      {children}
      <div ref={place} className={styles.split}>
        <div className={styles.frame}>
          <div aria-hidden="true" className={styles.ground}>
            <span className={styles.pin} />
            {isSeen && <Picture point={point} />}
          </div>
          {href !== undefined && (
            <Link to={href} className={styles.link}>
              {texts.openLarge(name)}
            </Link>
          )}
        </div>
        {found.length > 0 && <Nearby found={found} />}
      </div>
    </section>
  );
}
