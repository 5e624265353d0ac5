import { KEEP_MS, queryClient, queryKey, useQuery } from '@wayfare/api-client/query-cache';
import { mapNearby } from '@wayfare/api-contract';
import { formatOneDecimal } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { loadMapTile, loadNearby } from '../../api/map.api';
import styles from './whereabouts.module.css';

export interface SurroundingsProps {
  point: { latitude: number; longitude: number };
}

const KINDS = ['sight', 'station', 'airport'] as const;

/** The map as a picture; until it is there, and where it cannot be had, the mark stands on plain ground. */
export function SmallMap({ point }: SurroundingsProps) {
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

/** What is near, by kind; nothing where nothing is known. */
export function Nearby({ point }: SurroundingsProps) {
  const { t } = useTranslation('hotels');
  const { api } = usePlatform();
  const language = useLanguage();
  const { data: found = [] } = useQuery(
    {
      queryKey: [...queryKey(mapNearby), point, language],
      queryFn: () => loadNearby(api, point, language),
      staleTime: KEEP_MS,
    },
    queryClient(),
  );
  if (found.length === 0) return null;
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
