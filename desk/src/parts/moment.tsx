import { useDesk } from '../api/desk';
import { shownMoment } from '../domain/moments';
import styles from './moment.module.css';

/** An instant on the site's clock. */
export function Moment({ at }: { at: string }) {
  const { language } = useDesk();
  return (
    <time className={styles.moment} dateTime={at}>
      {shownMoment(at, language)}
    </time>
  );
}
