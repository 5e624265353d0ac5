import { ArrowRightIcon } from '@wayfare/ui';
import { Link } from '@wayfare/router';
import { useId } from 'react';
import styles from './landing.module.css';

export interface PopularRoute {
  href: string;
  from: string;
  to: string;
  detail: string;
  price?: string | undefined;
}

interface RouteListProps {
  title: string;
  lead: string;
  toWord: string;
  isBusy: boolean;
  routes: readonly PopularRoute[];
}

/** Popular routes as links to results. */
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
