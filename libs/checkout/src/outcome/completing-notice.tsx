import { Notice } from '@wayfare/ui';
import type { BookedPayment } from './booking-outcome';
import { UnderWay } from './under-way';
import { useReturned } from './use-returned';

/** The card of a change is waited for, or the supplier is: each takes its time. */
export function CompletingNotice({
  payment,
  t,
}: {
  payment: Pick<BookedPayment, 'state'>;
  /** of the vertical, whose `manage` says it */
  t: (key: string) => string;
}) {
  const isLeft = useReturned() === 'failed' && payment.state === 'awaiting';
  const text = payment.state === 'awaiting' ? 'awaiting' : 'completing';
  if (isLeft)
    return (
      <Notice tone="warning" title={t('manage.notPaid')}>
        {t('manage.notPaidText')}
      </Notice>
    );
  return <UnderWay title={t(`manage.${text}`)} text={t(`manage.${text}Text`)} />;
}
