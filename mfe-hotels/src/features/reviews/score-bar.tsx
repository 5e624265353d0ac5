import styles from './reviews.module.css';

/** Decorative: the text beside it says the same. */
export function ScoreBar({ share }: { share: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
      <rect width="100" height="6" />
      <rect width={Math.round(share * 100)} height="6" />
    </svg>
  );
}
