import { paymentSettingsOrNull } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { usePageData } from '@wayfare/remote-kit';
import { CartPage } from '../features/cart/cart-page';
import { flowTitle } from '../features/cart/flow-nav';
import { RenewButton } from '../features/checkout/renew-button';
import { PaymentStep } from '../features/payment/payment-step';
import { boughtAlready, useReceiptFirst } from '../features/payment/receipt-first';
import { useCart } from '../state/basket/cart-store';
import { useFreshCart } from '../state/basket/use-fresh-cart';
import { usePrebook } from '../state/basket/use-prebook';

export async function loader(context: LoaderContext) {
  return boughtAlready(context.language) ?? { settings: await paymentSettingsOrNull(context) };
}

export function Component() {
  const { t } = useTranslation('trains');
  const { settings } = usePageData<typeof loader>();
  const { cartArray } = useCart();
  useReceiptFirst();
  // not watched: opening a payment makes a new version, which must not remove the card fields
  const { news, look } = useFreshCart({ isWatched: false });
  const prebooking = usePrebook(cartArray, look);
  return (
    <CartPage
      step="payment"
      heading={t('flow.step.payment')}
      news={news}
      renew={<RenewButton basket={cartArray} prebooking={prebooking} />}
    >
      {(basket) => (
        <PaymentStep
          key={`${basket.booking_id} ${basket.version}`}
          basket={basket}
          settings={settings}
          look={look}
        />
      )}
    </CartPage>
  );
}

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: flowTitle(t, 'payment') };
}
