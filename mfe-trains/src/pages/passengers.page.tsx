import { useTranslation } from '@wayfare/i18n';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { isCartEmpty } from '../domain/basket/cart-state';
import { CartPage } from '../features/cart/cart-page';
import { flowTitle } from '../features/cart/flow-nav';
import { TitledExtras } from '../features/extras/item-extras';
import { PassengersForm } from '../features/passengers/passengers-form';
import { boughtAlready, useReceiptFirst } from '../features/payment/receipt-first';
import { beginCheckout, useTrainEvent } from '../state/basket/cart-analytics';
import { useCart } from '../state/basket/cart-store';
import { useFreshCart } from '../state/basket/use-fresh-cart';

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
          <PassengersForm
            key={known.booking_id}
            basket={known}
            look={look}
            renderExtras={(item) => <TitledExtras item={item} />}
          />
        </>
      )}
    </CartPage>
  );
}

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: flowTitle(t, 'passengers') };
}
