import { paymentSettingsOrNull } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { usePageData } from '@wayfare/remote-kit';
import { CartPage } from '../features/cart/cart-page';
import { useCart } from '../features/cart/cart-store';
import { flowTitle } from '../features/cart/flow-nav';
import { useFreshCart } from '../features/cart/use-fresh-cart';
import { RenewButton } from '../features/checkout/renew-button';
import { usePrebook } from '../features/checkout/use-prebook';
import { PaymentStep } from '../features/payment/payment-step';
import { boughtAlready, useReceiptFirst } from '../features/payment/receipt-first';

export async function loader(context: LoaderContext) {
  return boughtAlready(context.language) ?? { settings: await paymentSettingsOrNull(context) };
}

export function Component() {
  const { t } = useTranslation('trains');
  const { settings } = usePageData<typeof loader>();
  const { cartArray } = useCart();
  useReceiptFirst();
  // an opened payment makes a new version, which must not take the card fields away
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
