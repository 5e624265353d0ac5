import { ArrowRightIcon } from '@wayfare/ui';
import { Link } from '@wayfare/router';
import { useId } from 'react';
import styles from './landing.module.css';

export interface PopularRoute {
  href: string;
  from: string;
  to: string;
  /** the day and the kind of journey that the link and its price are of */
  detail: string;
  /** "from €82"; undefined where nobody knows (yet) */
  price?: string | undefined;
}

interface RouteListProps {
  title: string;
  lead: string;
  /** between the two places, for who cannot see the arrow: "to" */
  toWord: string;
  /** prices are on their way */
  isBusy: boolean;
  routes: readonly PopularRoute[];
}

/** Journeys that many make, each a link to its results. */
export function RouteList({ title, lead, toWord, isBusy, routes }: RouteListProps) {
  const id = useId();
  return (
    <section className={styles.routes} aria-labelledby={id} aria-busy={isBusy}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <ul className={styles.cards}>
        {routes.map(({ href, from, to, detail, price }) => (
          <li key={href}>
            <Link to={href} className={styles.route}>
              <span className={styles.line}>
                {from} <span className={styles.hidden}>{toWord}</span>
                <ArrowRightIcon size={20} /> {to}
              </span>
              <span className={styles.detail}>{detail}</span>
              <span className={styles.price}>{price}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
