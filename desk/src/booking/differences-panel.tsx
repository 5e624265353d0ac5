import type { Difference } from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { Notice } from '@wayfare/ui';
import { Closings } from '../parts/closings';
import { Side } from '../parts/difference-sides';
import styles from './booking.module.css';

/** Open differences of the reconciliation, over everything else that is said of the booking. */
export function DifferencesPanel({ differences }: { differences: readonly Difference[] }) {
  const { t } = useTranslation();
  if (differences.length === 0) return null;
  return (
    <Notice tone="warning" title={t('differences.ofBooking')}>
      <ul role="list" className={styles.list}>
        {differences.map((difference) => (
          <li key={difference.id}>
            {t(`differences.kinds.${difference.kind}`)}: {t('differences.ours')}{' '}
            <Side of={difference} side="ours" />, {t('differences.theirs')}{' '}
            <Side of={difference} side="theirs" />
            <Closings closings={difference.closings} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
