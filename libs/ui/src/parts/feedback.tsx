import type { ReactNode } from 'react';
import { Button } from './button';
import { classNames } from '../class-names';
import styles from './feedback.module.css';
import { AlertIcon, InfoIcon, SuccessIcon, WarningIcon } from './icons';

// shape as well as colour (WCAG 1.4.1)
const TONE_ICONS = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  error: AlertIcon,
} as const;

export interface NoticeProps {
  tone?: 'info' | 'success' | 'warning' | 'error' | undefined;
  title?: ReactNode;
  children?: ReactNode;
}

/** Message; errors are alerts, others belong into a live region. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  const ToneIcon = TONE_ICONS[tone];
  return (
    <div
      className={classNames(styles.notice, styles[tone])}
      role={tone === 'error' ? 'alert' : undefined}
    >
      <ToneIcon />
      <div className={styles.noticeBody}>
        {title === undefined ? null : <p className={styles.noticeTitle}>{title}</p>}
        {children === undefined ? null : <div>{children}</div>}
      </div>
    </div>
  );
}

export interface EmptyStateProps {
  title: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}

/** Empty state with a way on. */
export function EmptyState({ title, icon, action, children }: EmptyStateProps) {
  return (
    <section className={styles.empty}>
      {icon === undefined ? null : (
        <div className={styles.emptyIcon} aria-hidden="true">
          {icon}
        </div>
      )}
      <h2 className={styles.emptyTitle}>{title}</h2>
      {children === undefined ? null : <div className={styles.emptyText}>{children}</div>}
      {action === undefined ? null : <div className={styles.emptyAction}>{action}</div>}
    </section>
  );
}

export interface FailurePanelProps {
  title: string;
  text?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
}

export function FailurePanel({ title, text, retryLabel, onRetry }: FailurePanelProps) {
  return (
    <Notice tone="error" title={title}>
      {text === undefined ? null : <p>{text}</p>}
      <p className={styles.emptyAction}>
        <Button variant="secondary" onClick={onRetry}>
          {retryLabel}
        </Button>
      </p>
    </Notice>
  );
}

/** Status text over reserved room; outside `aria-busy`, which may withhold it. */
export function Waiting({ text, height }: { text: string; height: number }) {
  return (
    <div>
      <p role="status">{text}</p>
      <Skeleton height={height} />
    </div>
  );
}

/** Placeholder of the content's size. */
export function Skeleton({
  height,
  width = '100%',
}: {
  height: number | string;
  width?: number | string;
}) {
  return (
    <div
      className={styles.skeleton}
      style={{ blockSize: height, inlineSize: width }}
      aria-hidden="true"
    />
  );
}
