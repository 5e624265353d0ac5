import { TextLink } from '@wayfare/ui';
import { useId, type ReactNode } from 'react';
import styles from './home.module.css';

interface HomeSectionProps {
  title: string;
  lead?: string | undefined;
  more?: { to: string; label: string } | null | undefined;
  isBusy?: boolean | undefined;
  children: ReactNode;
}

export function HomeSection({ title, lead, more, isBusy, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} aria-busy={isBusy}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {more === null || more === undefined ? null : (
          <TextLink to={more.to}>{more.label}</TextLink>
        )}
        {lead === undefined ? null : <p className={styles.sectionLead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
