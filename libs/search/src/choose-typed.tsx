import { Link } from '@wayfare/router';
import { useId } from 'react';
import styles from './choose-typed.module.css';

export interface TypedPlace {
  /** what the field is called, and what was typed into it */
  label: string;
  text: string;
  /** places that it may be, each with the address of the search that it belongs to */
  options: readonly { id: string; label: string; detail?: string | undefined; href: string }[];
}

/** Places that a form sent as words, as it does before any script has come: what each may be, as links. Nothing without any. */
export function ChooseTyped({ title, places }: { title: string; places: readonly TypedPlace[] }) {
  const id = useId();
  if (places.length === 0) return null;
  return (
    <section className={styles.choose} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {places.map(({ label, text, options }) => (
        <div key={label}>
          <h3>
            {label}: “{text}”
          </h3>
          <ul className={styles.options}>
            {options.map((option) => (
              <li key={option.id}>
                <Link to={option.href}>{option.label}</Link>{' '}
                <span className={styles.detail}>{option.detail}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
