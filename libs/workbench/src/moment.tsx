import type { Language } from '@wayfare/domain';
import styles from './moment.module.css';
import { shownMoment } from './moments';

/** An instant on the site's clock. */
export function Moment({ at, language }: { at: string; language: Language }) {
  return (
    <time className={styles.moment} dateTime={at}>
      {shownMoment(at, language)}
    </time>
  );
}
