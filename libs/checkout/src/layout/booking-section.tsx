import type { ReactNode } from 'react';
import styles from './booking.module.css';

interface SectionProps {
  id: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** Section labelled by its heading. */
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

export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

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

export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

interface Fact {
  term: string;
  detail: ReactNode;
}

/** Definition list; names are unique. */
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
