import type { Refund } from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { Link } from '@wayfare/router';
import { Inline } from '@wayfare/ui';
import { Panel } from '@wayfare/workbench';
import { Amount } from '../parts/amount';
import { Moment } from '../parts/moment';
import { RefundStateBadge } from '../parts/refund-state';
import styles from './booking.module.css';

/** What the desk gave back of this booking, or was asked to. */
export function RefundsPanel({ refunds }: { refunds: readonly Refund[] }) {
  const { t } = useTranslation();
  if (refunds.length === 0) return null;
  return (
    <Panel title={t('refunds.ofBooking')}>
      <ul role="list" className={styles.list}>
        {refunds.map((refund) => (
          <li key={refund.id}>
            <Inline gap={2}>
              <Amount cents={refund.amount} />
              <RefundStateBadge state={refund.state} />
              {refund.state === 'requested' ? (
                <Link to="/refunds">{t('refunds.decideThere')}</Link>
              ) : null}
            </Inline>
            <p className={styles.noteText}>{refund.reason}</p>
            <p className={styles.quiet}>
              {refund.requestedBy.name} · <Moment at={refund.requestedAt} />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
