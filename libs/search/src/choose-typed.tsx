import { Link } from '@wayfare/router';
import { useId } from 'react';
import styles from './choose-typed.module.css';

export interface TypedPlace {
  label: string;
  text: string;
  options: readonly { id: string; label: string; detail?: string | undefined; href: string }[];
}

/** Disambiguation of places submitted as text, before script: candidates as links; empty without any. */
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
