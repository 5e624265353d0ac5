import styles from './how-ranked.module.css';

/** Says behind a link what a list's orders go by (OQ-31, OQ-50). */
export function HowRanked({ summary, text }: { summary: string; text: string }) {
  return (
    <details className={styles.ranking}>
      <summary>{summary}</summary>
      <p>{text}</p>
    </details>
  );
}
