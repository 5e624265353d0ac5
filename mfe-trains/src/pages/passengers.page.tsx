import { useTranslation } from '@wayfare/i18n';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { beginCheckout, useTrainEvent } from '../features/cart/cart-analytics';
import { CartPage } from '../features/cart/cart-page';
import { isCartEmpty } from '../features/cart/cart-state';
import { useCart } from '../features/cart/cart-store';
import { flowTitle } from '../features/cart/flow-nav';
import { useFreshCart } from '../features/cart/use-fresh-cart';
import { PassengersForm } from '../features/passengers/passengers-form';
import { boughtAlready, useReceiptFirst } from '../features/payment/receipt-first';

export function loader({ language }: LoaderContext) {
  return boughtAlready(language);
}

export function Component() {
  const { t } = useTranslation('trains');
  useReceiptFirst();
  const { news, look } = useFreshCart();
  const cart = useCart();
  const { cartArray: basket } = cart;
  useTrainEvent(basket.bookingItems.map(({ id }) => id).join(' '), () =>
    isCartEmpty(cart) ? null : beginCheckout(basket),
  );
  return (
    <CartPage step="passengers" heading={t('flow.step.passengers')} news={news}>
      {(known) => (
        <>
          <p>{t('passengers.intro')}</p>
          <PassengersForm key={known.booking_id} basket={known} look={look} />
        </>
      )}
    </CartPage>
  );
}

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: flowTitle(t, 'passengers') };
}
