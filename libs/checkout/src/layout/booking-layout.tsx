import { useLanguage } from '@wayfare/remote-kit';
import { Price } from '@wayfare/ui';
import { useId, useState, type ReactNode } from 'react';
import { useTexts } from '../use-texts';
import styles from './booking.module.css';

export function BookingPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

interface BookingLayoutProps {
  steps: ReactNode;
  summary: ReactNode;
  children: ReactNode;
}

/** Step: navigation, form, and the summary beside it. */
export function BookingLayout({ steps, summary, children }: BookingLayoutProps) {
  return (
    <BookingPage>
      {steps}
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        {summary}
      </div>
    </BookingPage>
  );
}

interface BookingSummaryProps {
  title: string;
  total: string;
  children: ReactNode;
}

/** Summary with total: a column, on phones a bar that expands. */
export function BookingSummary({ title, total, children }: BookingSummaryProps) {
  const language = useLanguage();
  const texts = useTexts('layout');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <aside aria-label={title} className={styles.summary} data-open={isOpen}>
      <button
        type="button"
        className={styles.bar}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{texts('total')}</span>
        <Price amount={total} language={language} size="large" />
        <span className={styles.barAction}>
          {isOpen ? texts('hideDetails') : texts('showDetails')}
        </span>
      </button>
      <div id={id} className={styles.summaryBody}>
        <h2 className={styles.summaryTitle}>{title}</h2>
        {children}
      </div>
    </aside>
  );
}
