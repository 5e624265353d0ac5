import { useTranslation } from '@wayfare/i18n';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { CartPage } from '../features/cart/cart-page';
import { flowTitle } from '../features/cart/flow-nav';
import { CheckoutView } from '../features/checkout/checkout-view';
import { RenewButton } from '../features/checkout/renew-button';
import { UndoNotice } from '../features/checkout/undo-notice';
import { useRemoval } from '../features/checkout/use-removal';
import { ItemExtras } from '../features/extras/item-extras';
import { boughtAlready, useReceiptFirst } from '../features/payment/receipt-first';
import { useCart } from '../state/basket/cart-store';
import { useFreshCart } from '../state/basket/use-fresh-cart';
import { usePrebook } from '../state/basket/use-prebook';

export function loader({ language }: LoaderContext) {
  return boughtAlready(language);
}

export function Component() {
  const { t } = useTranslation('trains');
  useReceiptFirst();
  const { news, look } = useFreshCart();
  const { cartArray } = useCart();
  const prebooking = usePrebook(cartArray, look);
  const removal = useRemoval(prebooking);
  return (
    <CartPage
      step="checkout"
      heading={t('flow.step.checkout')}
      news={news}
      notice={<UndoNotice removal={removal} />}
      renew={<RenewButton basket={cartArray} prebooking={prebooking} />}
    >
      {(basket) => (
        <CheckoutView
          basket={basket}
          removal={removal}
          prebooking={prebooking}
          renderExtras={(item) => <ItemExtras item={item} />}
        />
      )}
    </CartPage>
  );
}

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: flowTitle(t, 'checkout') };
}
