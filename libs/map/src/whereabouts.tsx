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
  /** "Where it is" without it */
  title?: string;
  /** the large map, where there is one */
  href?: string;
  /** what is near, where the page knows already; it is asked for otherwise */
  near?: ReactNode;
  /** under the heading */
  children?: ReactNode;
}

const NearbyOf = laterPart<NearbyOfProps>(() =>
  import(/* webpackChunkName: "nearby" */ './nearby-of').then((part) => part.NearbyOf),
);

/** The map as a picture; until it is there, and where it cannot be had, the mark stands on plain ground. */
function Picture({ point }: NearbyOfProps) {
  const { api } = usePlatform();
  const language = useLanguage();
  const container = useRef<HTMLDivElement>(null);
  const draw = useEffectEvent(async (element: HTMLElement) => {
    const { createSmallMap } = await import(/* webpackChunkName: "leaflet" */ './small-map');
    return createSmallMap(element, { api, language, point, pinClass: styles.pin ?? '' });
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
  const texts = useWhereTexts();
  const id = useId();
  const [place, isSeen] = useSeen();
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
        {near ?? <Suspense fallback={null}>{isSeen && <NearbyOf point={point} />}</Suspense>}
      </div>
    </section>
  );
}
