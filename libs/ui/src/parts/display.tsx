import { Link } from '@wayfare/router';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './display.module.css';
import { CloseIcon } from './icons';

export interface CardProps {
  as?: 'div' | 'article' | 'section' | 'li' | undefined;
  /** padding; without it pictures reach the edge */
  isPadded?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Card({ as: Tag = 'div', isPadded = false, className, children }: CardProps) {
  return (
    <Tag className={classNames(styles.card, isPadded && styles.padded, className)}>{children}</Tag>
  );
}

/** Star pictures with a text alternative. */
export function StarRating({ stars, label }: { stars: number; label: string }) {
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={label}
      style={{ '--stars': stars } as CSSProperties}
    />
  );
}

export function Badge({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | 'success' | 'accent' | 'warning' | 'brand' | undefined;
  children: ReactNode;
}) {
  return <span className={classNames(styles.badge, styles[`badge_${tone}`])}>{children}</span>;
}

/** Removable choice. */
export function Chip({
  label,
  removeLabel,
  onRemove,
}: {
  label: string;
  removeLabel: string;
  onRemove: () => void;
}) {
  return (
    <button type="button" className={styles.chip} aria-label={removeLabel} onClick={onRemove}>
      {label}
      <CloseIcon size={16} />
    </button>
  );
}

export interface Crumb {
  label: string;
  /** missing on the last: the page itself */
  href?: string | undefined;
}

export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb) => (
          <li key={crumb.label}>
            {crumb.href === undefined ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <Link to={crumb.href}>{crumb.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Fetch priority: first of all, with the page, or lazily. */
export type PictureUrgency = 'first' | 'early' | 'later';

/** Urgency by index, for a list with `early` items on most first screens. */
export function urgencyAt(index: number, early: number): PictureUrgency {
  if (index === 0) return 'first';
  return index < early ? 'early' : 'later';
}

export interface PictureProps {
  /** path on our own origin, with widths 320, 640 and 1280 */
  src: string;
  alt: string;
  /** `sizes` attribute */
  sizes: string;
  urgency?: PictureUrgency | undefined;
  className?: string | undefined;
}

/** Picture with reserved 3:2 room. */
export function Picture({ src, alt, sizes, urgency = 'later', className }: PictureProps) {
  return (
    <img
      className={classNames(styles.picture, className)}
      src={`${src}/640.webp`}
      srcSet={[320, 640, 1280].map((width) => `${src}/${width}.webp ${width}w`).join(', ')}
      sizes={sizes}
      width={960}
      height={640}
      alt={alt}
      loading={urgency === 'later' ? 'lazy' : 'eager'}
      fetchPriority={urgency === 'first' ? 'high' : undefined}
      // first-screen pictures paint with their text
      decoding={urgency === 'later' ? 'async' : 'sync'}
    />
  );
}

export interface Definition {
  term: ReactNode;
  detail: ReactNode;
}

export function DefinitionList({ items }: { items: readonly Definition[] }) {
  return (
    <dl className={styles.definitions}>
      {items.map(({ term, detail }, index) => (
        <div key={index}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

/** In-place disclosure. */
export function Disclosure({
  summary,
  isOpen,
  children,
}: {
  summary: ReactNode;
  isOpen?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <details className={styles.disclosure} open={isOpen}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
