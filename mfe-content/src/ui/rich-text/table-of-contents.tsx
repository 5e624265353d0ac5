import { useTranslation } from '@wayfare/i18n';
import { listHeadings } from '../../domain/headings';
import styles from './table-of-contents.module.css';

interface TableOfContentsProps {
  html: string;
  /** fewer headings need no table */
  atLeast?: number | undefined;
}

export function TableOfContents({ html, atLeast = 4 }: TableOfContentsProps) {
  const { t } = useTranslation('content');
  const headings = listHeadings(html);
  if (headings.length < atLeast) return null;
  return (
    <nav className={styles.contents} aria-labelledby="contents-title">
      <h2 id="contents-title" className={styles.title}>
        {t('reading.contents')}
      </h2>
      <ol className={styles.list}>
        {headings.map(({ id, text, level }) => (
          <li key={id} className={level === 3 ? styles.below : undefined}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
