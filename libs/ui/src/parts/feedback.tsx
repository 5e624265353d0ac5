import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from './button';
import { classNames } from '../class-names';
import classes from './feedback.module.css';
import { AlertIcon, InfoIcon, SuccessIcon, WarningIcon } from './icons';

// the tone has a shape as well as a colour (WCAG 1.4.1)
const TONE_ICONS = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: AlertIcon } as const;

export interface NoticeProps {
  tone?: 'info' | 'success' | 'warning' | 'error' | undefined;
  title?: ReactNode;
  children?: ReactNode;
}

/** A message in the page. An error is announced at once, the others politely by whoever puts them in a live region. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  const ToneIcon = TONE_ICONS[tone];
  return (
    <div className={classNames(classes.notice, classes[tone])} role={tone === 'error' ? 'alert' : undefined}>
      <ToneIcon />
      <div className={classes.noticeBody}>
        {title === undefined ? null : <p className={classes.noticeTitle}>{title}</p>}
        {children === undefined ? null : <div>{children}</div>}
      </div>
    </div>
  );
}

export interface ErrorSummaryProps {
  title: string;
  errors: readonly { fieldId: string; message: string }[];
}

/** All errors of a form with links to their fields; focus moves here when it appears. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  // Focus is the document's, outside React.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={classNames(classes.notice, classes.error)} role="alert" tabIndex={-1}>
      <AlertIcon />
      <div className={classes.noticeBody}>
        <p className={classes.noticeTitle}>{title}</p>
        <ul className={classes.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId)?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
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

/** Says that there is nothing here and what to do about it. */
export function EmptyState({ title, icon, action, children }: EmptyStateProps) {
  return (
    <section className={classes.empty}>
      {icon === undefined ? null : (
        <div className={classes.emptyIcon} aria-hidden="true">
          {icon}
        </div>
      )}
      <h2 className={classes.emptyTitle}>{title}</h2>
      {children === undefined ? null : <div className={classes.emptyText}>{children}</div>}
      {action === undefined ? null : <div className={classes.emptyAction}>{action}</div>}
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
      <p className={classes.emptyAction}>
        <Button variant="secondary" onClick={onRetry}>
          {retryLabel}
        </Button>
      </p>
    </Notice>
  );
}

/** A grey place of the size that the content will have. */
export function Skeleton({ height, width = '100%' }: { height: number | string; width?: number | string }) {
  return <div className={classes.skeleton} style={{ blockSize: height, inlineSize: width }} aria-hidden="true" />;
}
