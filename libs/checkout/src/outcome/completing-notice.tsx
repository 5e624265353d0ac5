import { Notice } from '@wayfare/ui';
import type { BookedPayment } from './booking-outcome';
import { UnderWay } from './under-way';
import { useReturned } from './use-returned';

/** Notice that a change waits for the card or the supplier. */
export function CompletingNotice({
  payment,
  t,
}: {
  payment: Pick<BookedPayment, 'state'>;
  /** the vertical's, for `manage` */
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
