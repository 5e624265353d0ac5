import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { useSeen } from '@wayfare/search';
import { laterPart } from '@wayfare/ui';
import { Suspense, useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import type { NearbyOfProps } from './nearby-of';
import { useWhereTexts } from './where-texts';
import styles from './whereabouts.module.css';

interface Props extends NearbyOfProps {
  name: string;
  /** default "Where it is" */
  title?: string;
  href?: string;
  /** known surroundings; fetched otherwise */
  near?: ReactNode;
  children?: ReactNode;
}

const NearbyOf = laterPart<NearbyOfProps>(() =>
  import(/* webpackChunkName: "nearby" */ './nearby-of').then((part) => part.NearbyOf),
);

/** Map picture; a marker on plain ground until loaded, or on failure. */
function Picture({ point }: NearbyOfProps) {
  const { api } = usePlatform();
  const language = useLanguage();
  const container = useRef<HTMLDivElement>(null);
  const draw = useEffectEvent(async (element: HTMLElement) => {
    const { createSmallMap } = await import(/* webpackChunkName: "leaflet" */ './small-map');
    return createSmallMap(element, { api, language, point, pinClass: styles.pin ?? '' });
  });
  useEffect(() => {
    if (container.current === null) return;
    const drawn = draw(container.current).catch(() => null);
    return () => void drawn.then((remove) => remove?.());
  }, []);
  return <div ref={container} className={styles.map} />;
}

/** Small map with surroundings, both loaded when near the viewport. */
export function Whereabouts({ name, point, title, href, near, children }: Props) {
  const texts = useWhereTexts();
  const id = useId();
  const [place, isSeen] = useSeen();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title ?? texts('heading')}</h2>
      {children}
      <div ref={place} className={styles.split}>
        <div className={styles.frame}>
          <div aria-hidden="true" className={styles.ground}>
            <span className={styles.pin} />
            {isSeen && <Picture point={point} />}
          </div>
          {href !== undefined && (
            <Link to={href} className={styles.link}>
              {texts('openLarge', { name })}
            </Link>
          )}
        </div>
        {near ?? <Suspense fallback={null}>{isSeen && <NearbyOf point={point} />}</Suspense>}
      </div>
    </section>
  );
}
