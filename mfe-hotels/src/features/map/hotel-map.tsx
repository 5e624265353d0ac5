import type { Bounds } from '@wayfare/api-contract';
import { formatWholeEuros, type Money } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { loadMapSource, loadMapTile, mapTexts } from '@wayfare/map';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { buttonClass } from '@wayfare/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { HotelMapHandle, MapPlace, MapSearch } from './leaflet-map';
import type { MapPoint } from './map-point';
import type { MapItem } from './price-clusters';
import styles from './map.module.css';

interface Props {
  points: readonly MapPoint[];
  place: MapPlace;
  /** identity of the search: the view moves when it changes */
  search: MapSearch;
  /** id of the hotel hovered in the list */
  active: string | null;
  onActivate: (id: string | null) => void;
  onSelect: (id: string) => void;
  onMove: (bounds: Bounds) => void;
}

type Status = 'loading' | 'ready' | 'failed';

/** Rounded up: a pin has no room for cents, and the real price is never more. */
const wholeEuros = ({ amount }: Money) => Math.ceil(amount / 100);

function useDescribe(): (item: MapItem) => { text: string; label: string } {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  return (item) => {
    if (item.kind === 'cluster') {
      const price = formatWholeEuros(wholeEuros(item.lowest), language);
      return {
        text: t('map.clusterText', { count: item.count, price }),
        label: t('map.cluster', { count: item.count, price }),
      };
    }
    const { name, stars } = item.point;
    const price = formatWholeEuros(wholeEuros(item.point.price), language);
    return {
      text: price,
      label: t('map.hotel', { name, price, stars: t('card.stars', { count: stars }) }),
    };
  };
}

/** Drawn in the browser only; its code loads when the map scrolls into view. */
export function HotelMap({ points, place, search, active, onActivate, onSelect, onMove }: Props) {
  const { t } = useTranslation('hotels');
  const { api } = usePlatform();
  const language = useLanguage();
  const describe = useDescribe();
  const container = useRef<HTMLDivElement>(null);
  const handle = useRef<HotelMapHandle | null>(null);
  const [status, setStatus] = useState<Status>('loading');
  const [attempt, setAttempt] = useState(0);

  const draw = useEffectEvent(async (element: HTMLElement, isGone: () => boolean) => {
    const source = loadMapSource(api).catch(() => null);
    try {
      const { createHotelMap } = await import(/* webpackChunkName: "leaflet" */ './leaflet-map');
      if (isGone()) return;
      handle.current = createHotelMap(element, {
        describe,
        classes: {
          hotel: styles.marker ?? '',
          cluster: styles.cluster ?? '',
          active: styles.activeMarker ?? '',
        },
        names: {
          map: t('map.label'),
          zoomIn: t('map.zoomIn'),
          zoomOut: t('map.zoomOut'),
          sources: mapTexts(language)('sources'),
        },
        loadTile: (at) => loadMapTile(api, at, language),
        onSelect,
        onHover: onActivate,
        onMove,
      });
      handle.current.show(points, place, search);
      setStatus('ready');
      const streets = await source;
      if (streets !== null && !isGone()) handle.current.addStreets(streets);
    } catch {
      setStatus('failed');
    }
  });

  // external system: Leaflet owns the element
  useEffect(() => {
    let isGone = false;
    if (container.current !== null) void draw(container.current, () => isGone);
    return () => {
      isGone = true;
      handle.current?.remove();
      handle.current = null;
    };
  }, [attempt]);

  useEffect(() => handle.current?.show(points, place, search), [points, place, search]);
  useEffect(() => handle.current?.highlight(active), [active]);

  return (
    <div className={styles.frame}>
      <div ref={container} className={styles.map} />
      {status !== 'ready' && (
        <div className={styles.overlay} role="status">
          <p>{t(status === 'loading' ? 'map.loading' : 'map.failed')}</p>
          {status === 'failed' && (
            <button
              type="button"
              className={buttonClass({ variant: 'secondary' })}
              onClick={() => {
                setStatus('loading');
                setAttempt(attempt + 1);
              }}
            >
              {t('map.retry')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
