import { formatMoney, localeOf, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Button, Notice, takeFocus } from '@wayfare/ui';
import { Actions, BookingSection, Facts, SmallPrint } from '../layout/booking-section';
import { useTexts } from '../use-texts';
import { useCancellation, type CancelAmounts, type CancelCalls } from './use-cancelation';

function RefundLines({ quote, isOffer = false }: { quote: CancelAmounts; isOffer?: boolean }) {
  const language = useLanguage();
  const texts = useTexts('access');
  const price = (amount: string) => formatMoney(parseMoney(amount), language);
  const time = new Date(quote.expires_at).toLocaleTimeString(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <>
      <Facts
        items={[
          { term: texts('charged'), detail: price(quote.charged) },
          { term: texts('fee'), detail: price(quote.fee) },
          { term: texts('refund'), detail: <strong>{price(quote.refund)}</strong> },
        ]}
      />
      <SmallPrint>
        {parseMoney(quote.refund).amount > 0 ? texts('toCard') : texts('nothingBack')}{' '}
        {isOffer && texts('validUntil', { time })}
      </SmallPrint>
    </>
  );
}

interface CancelPanelProps<Quote extends CancelAmounts> {
  reference: string;
  calls: CancelCalls<Quote>;
}

/** Cancellation in two steps: refund quote, then the confirming button. */
export function CancelPanel<Quote extends CancelAmounts>({
  reference,
  calls,
}: CancelPanelProps<Quote>) {
  const { t } = useTranslation();
  const texts = useTexts('access');
  const { cancel, ask, confirm, keep } = useCancellation(calls);
  const isBusy = cancel.state === 'busy';
  if (cancel.state === 'done') {
    return (
      <div ref={takeFocus} tabIndex={-1}>
        <Notice tone="success" title={texts('done')}>
          <RefundLines quote={cancel.result} />
        </Notice>
      </div>
    );
  }
  const quote = cancel.state === 'idle' ? null : cancel.quote;
  return (
    <BookingSection id="cancel-booking" title={texts('question')}>
      {cancel.state === 'failed' && (
        <Notice
          tone="error"
          title={cancel.code === 'NETWORK' ? t('common:network') : texts('failed')}
        >
          {texts('unchanged', { reference })}
        </Notice>
      )}
      <div role="status">
        {cancel.state === 'quoted' && cancel.isChanged && (
          <Notice tone="warning">{texts('changed')}</Notice>
        )}
      </div>
      {quote !== null && (
        <div ref={takeFocus} tabIndex={-1} role="group" aria-label={texts('refundLines')}>
          <RefundLines quote={quote} isOffer />
        </div>
      )}
      <Actions>
        {quote === null ? (
          <Button isBusy={isBusy} aria-disabled={isBusy} onClick={ask}>
            {texts('ask')}
          </Button>
        ) : (
          <>
            <Button isBusy={isBusy} aria-disabled={isBusy} onClick={() => confirm(quote)}>
              {texts('confirm')}
            </Button>
            <Button variant="secondary" onClick={keep}>
              {texts('keep')}
            </Button>
          </>
        )}
      </Actions>
    </BookingSection>
  );
}
