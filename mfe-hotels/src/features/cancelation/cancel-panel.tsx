import type { CancelResult, HotelBooking } from '@wayfare/api-contract';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Button, Notice } from '@wayfare/ui';
import bookingStyles from '../booking/booking.module.css';
import type { BookingKey } from './booking-access';
import { useCancelation, type CancelState } from './use-cancelation';

const LOCALES = { en: 'en-GB', nl: 'nl-NL' } as const;

function RefundLines({ quote, isOffer = false }: { quote: CancelResult; isOffer?: boolean }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const price = (amount: string) => formatMoney(parseMoney(amount), language);
  const time = new Date(quote.expires_at).toLocaleTimeString(LOCALES[language], { hour: '2-digit', minute: '2-digit' });
  return (
    <>
      <dl className={bookingStyles.facts}>
        <dt>{t('cancelation.charged')}</dt>
        <dd>{price(quote.charged)}</dd>
        <dt>{t('cancelation.fee')}</dt>
        <dd>{price(quote.fee)}</dd>
        <dt>{t('cancelation.refund')}</dt>
        <dd>
          <strong>{price(quote.refund)}</strong>
        </dd>
      </dl>
      <p className={bookingStyles.small}>
        {t('cancelation.toCard')} {isOffer && t('cancelation.validUntil', { time })}
      </p>
    </>
  );
}

function failureTitle(cancel: CancelState): string {
  return cancel.state === 'failed' && cancel.code === 'NETWORK' ? 'common:network' : 'cancelation.failed';
}

/** What cancelling gives back, and only then the button that does it. */
export function CancelPanel({ booking, accessKey }: { booking: HotelBooking; accessKey: BookingKey }) {
  const { t } = useTranslation('hotels');
  const { cancel, ask, confirm, keep } = useCancelation(accessKey);
  const isBusy = cancel.state === 'busy';
  if (cancel.state === 'done') {
    return (
      <div role="status">
        <Notice tone="success" title={t('cancelation.done')}>
          <RefundLines quote={cancel.result} />
        </Notice>
      </div>
    );
  }
  const quote = cancel.state === 'idle' ? null : cancel.quote;
  return (
    <section aria-labelledby="cancel-booking" className={bookingStyles.section}>
      <h2 id="cancel-booking">{t('cancelation.question')}</h2>
      {cancel.state === 'failed' && (
        <Notice tone="error" title={t(failureTitle(cancel))}>
          {t('cancelation.unchanged', { reference: booking.reference })}
        </Notice>
      )}
      <div role="status">
        {cancel.state === 'quoted' && cancel.isChanged && <Notice tone="warning">{t('cancelation.changed')}</Notice>}
        {quote !== null && <RefundLines quote={quote} isOffer />}
      </div>
      <div className={bookingStyles.actions}>
        {quote === null ? (
          <Button isBusy={isBusy} aria-disabled={isBusy} onClick={ask}>
            {t('cancelation.ask')}
          </Button>
        ) : (
          <>
            <Button variant="secondary" isBusy={isBusy} aria-disabled={isBusy} onClick={() => confirm(quote)}>
              {t('cancelation.confirm')}
            </Button>
            <Button variant="secondary" onClick={keep}>
              {t('cancelation.keep')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
