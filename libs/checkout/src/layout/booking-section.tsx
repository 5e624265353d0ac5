import type { ReactNode } from 'react';
import styles from './booking.module.css';

interface SectionProps {
  /** of its heading */
  id: string;
  title: string;
  /** stands beside the heading, such as a link that changes what is below */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a booking page, named by its heading. */
export function BookingSection({ id, title, action, children }: SectionProps) {
  const heading = <h2 id={id}>{title}</h2>;
  return (
    <section aria-labelledby={id} className={styles.section}>
      {action === undefined ? (
        heading
      ) : (
        <div className={styles.head}>
          {heading}
          {action}
        </div>
      )}
      {children}
    </section>
  );
}

/** Fields beside each other where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

/** A muted line. */
export function SmallPrint({
  children,
  role,
}: {
  children: ReactNode;
  role?: 'status' | undefined;
}) {
  return (
    <p role={role} className={styles.small}>
      {children}
    </p>
  );
}

/** Buttons and links that lead on, beside each other. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

interface Fact {
  term: string;
  detail: ReactNode;
}

/** What is known, name beside value; each name once. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
