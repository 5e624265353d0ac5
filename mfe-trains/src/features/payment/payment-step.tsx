import type { PaymentSettings, TrainBasket } from '@wayfare/api-contract';
import {
  BusinessInvoicePart,
  PayForm,
  PayPart,
  PriceNews,
  useBusinessInvoice,
} from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { ButtonLink, Notice, useHydrated } from '@wayfare/ui';
import { keptUntil } from '../../domain/items/kept-until';
import { paths } from '../../domain/paths';
import { addPaymentInfo, useTrainEvent } from '../../state/basket/cart-analytics';
import type { FreshCart } from '../../state/basket/use-fresh-cart';
import { useLapsed } from '../../state/basket/use-lapsed';
import { BasketLedger } from '../../ui/basket/cart-summary';
import { TrainProblem } from './train-problem';
import { payTerms, usePayTrains } from './use-pay-trains';

interface Props {
  basket: TrainBasket;
  settings: PaymentSettings | null;
  look: FreshCart['look'];
}

/** Not prebooked yet: leads to the last look. */
function CheckFirst() {
  const { t } = useTranslation('trains');
  return (
    <div role="status">
      <Notice tone="warning" title={t('payment.checkFirst')}>
        <ButtonLink to={paths.checkout(useLanguage())}>{t('payment.back')}</ButtonLink>
      </Notice>
    </div>
  );
}

function PayNow({ basket, settings, look }: Props) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const isHydrated = useHydrated();
  const isOver = useLapsed(basket).size > 0;
  const invoice = useBusinessInvoice('draft.trains.invoice');
  const { submit, pay, fail, problem } = usePayTrains(basket, look, invoice.refuse);
  const { expirationDate, ledger, booking_id: id, version } = basket;
  useTrainEvent(`${id} ${version}`, () => addPaymentInfo(basket));
  return (
    <>
      {expirationDate !== null && !isOver && (
        <p>{t('checkout.keptUntil', { time: keptUntil(expirationDate, { t, language }) })}</p>
      )}
      <p>
        <Link to={paths.checkout(language)}>{t('payment.review')}</Link>
      </p>
      <BasketLedger ledger={ledger} />
      <PriceNews ledger={ledger} language={language} />
      <BusinessInvoicePart wish={invoice.wish} />
      <PayPart settings={settings} terms={payTerms(basket)}>
        {(by) => (
          <PayForm
            submit={submit}
            total={ledger.total}
            agree={t('payment.agree')}
            isReady={isHydrated && !isOver && invoice.isReady}
            onSubmit={() => void invoice.ask((details) => pay(by, details))}
          >
            {submit.state === 'problem' && (
              <TrainProblem
                key={submit.attempt}
                problem={submit.problem}
                notOpened={problem}
                basket={basket}
                onFail={fail}
              />
            )}
          </PayForm>
        )}
      </PayPart>
    </>
  );
}

export function PaymentStep(props: Props) {
  return props.basket.bookingStatus === 'PREBOOKED' ? <PayNow {...props} /> : <CheckFirst />;
}
