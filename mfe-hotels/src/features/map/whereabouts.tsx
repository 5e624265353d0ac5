import { useTranslation } from '@wayfare/i18n';
import { Link } from '@wayfare/router';
import { laterPart } from '@wayfare/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { SurroundingsProps } from './surroundings';
import styles from './whereabouts.module.css';

interface Props extends SurroundingsProps {
  name: string;
  /** the large map */
  href: string;
}

const loadPart = () => import(/* webpackChunkName: "surroundings" */ './surroundings');
const SmallMap = laterPart<SurroundingsProps>(() => loadPart().then((part) => part.SmallMap));
const Nearby = laterPart<SurroundingsProps>(() => loadPart().then((part) => part.Nearby));

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

/** Where a hotel lies: a small map that leads to the large one, and what is near. Both come when they are near the screen. */
export function Whereabouts({ name, point, href }: Props) {
  const { t } = useTranslation('hotels');
  const { place, isSeen } = useIsSeen();
  return (
    <section aria-labelledby="whereabouts" className={styles.section}>
      <h2 id="whereabouts">{t('map.near.heading')}</h2>
      <div ref={place} className={styles.split}>
        <div className={styles.frame}>
          <div aria-hidden="true" className={styles.ground}>
            <span className={styles.pin} />
            {isSeen && (
              <Suspense>
                <SmallMap point={point} />
              </Suspense>
            )}
          </div>
          <Link to={href} className={styles.link}>
            {t('map.near.open', { name })}
          </Link>
        </div>
        {isSeen && (
          <Suspense>
            <Nearby point={point} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
