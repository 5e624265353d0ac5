import { ClockIcon } from '@wayfare/ui';
import { Link } from '@wayfare/router';
import { useId } from 'react';
import classes from './landing.module.css';
import { useSearchTexts } from './search-texts';

export interface LastSearch {
  href: string;
  /** where it went: "Amsterdam to Paris" */
  title: string;
  /** days and travellers */
  detail: string;
}

/** Searches of before, each to be done again by one press; nothing where there are none. */
export function LastSearches({ searches }: { searches: readonly LastSearch[] }) {
  const texts = useSearchTexts();
  const id = useId();
  if (searches.length === 0) return null;
  return (
    <section className={classes.last} aria-labelledby={id}>
      <h2 id={id} className={classes.lastTitle}>
        {texts.lastSearches}
      </h2>
      <ul className={classes.chips}>
        {searches.map(({ href, title, detail }) => (
          <li key={href}>
            <Link to={href} className={classes.chip}>
              <ClockIcon size={20} />
              <span>
                <span className={classes.chipTitle}>{title}</span>
                <span className={classes.detail}>{detail}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
