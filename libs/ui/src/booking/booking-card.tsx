import type { BookingStatus } from '@wayfare/api-contract';
import { Badge } from '@wayfare/ui';
import { useId, type ReactNode } from 'react';
import styles from './booking-list.module.css';

const TONES = {
  completing: 'brand',
  confirmed: 'success',
  pending: 'brand',
  held: 'brand',
  refunded: 'neutral',
  failed: 'warning',
  canceled: 'neutral',
  expired: 'neutral',
} as const satisfies Readonly<Record<BookingStatus, 'neutral' | 'success' | 'warning' | 'brand'>>;

export interface BookingCardProps {
  title: ReactNode;
  status: BookingStatus;
  /** text beside the colour */
  statusText: string;
  /** most urgent message */
  news?: string | null | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

/** Booking in a list, for any vertical. */
export function BookingCard({
  title,
  status,
  statusText,
  news = null,
  actions,
  children,
}: BookingCardProps) {
  const id = useId();
  return (
    <article aria-labelledby={id} className={styles.card}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        <Badge tone={TONES[status]}>{statusText}</Badge>
      </div>
      {news !== null && (
        <p>
          <Badge tone="warning">{news}</Badge>
        </p>
      )}
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
