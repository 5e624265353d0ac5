import styles from './frame.module.css';
import { PageFailure } from './page-failure';

/** Instead of everything, where not even the session could be had. */
export function FrameFailure() {
  return (
    <main id="main" className={styles.main}>
      <PageFailure />
    </main>
  );
}
