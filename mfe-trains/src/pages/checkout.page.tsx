import { useTranslation } from '@wayfare/i18n';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { CartPage } from '../features/cart/cart-page';
import { useCart } from '../features/cart/cart-store';
import { flowTitle } from '../features/cart/flow-nav';
import { UndoNotice } from '../features/cart/undo-notice';
import { useFreshCart } from '../features/cart/use-fresh-cart';
import { useRemoval } from '../features/cart/use-removal';
import { CheckoutView } from '../features/checkout/checkout-view';
import { RenewButton } from '../features/checkout/renew-button';
import { usePrebook } from '../features/checkout/use-prebook';
import { boughtAlready, useReceiptFirst } from '../features/payment/receipt-first';

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
      {(basket) => <CheckoutView basket={basket} removal={removal} prebooking={prebooking} />}
    </CartPage>
  );
}

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: flowTitle(t, 'checkout') };
}
