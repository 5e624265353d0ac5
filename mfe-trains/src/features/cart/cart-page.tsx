import type { TrainBasket } from '@wayfare/api-contract';
import { BookingLayout, BookingPage } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { ButtonLink, EmptyState, Notice, Skeleton, useHydrated } from '@wayfare/ui';
import type { ReactNode } from 'react';
import { NO_NEWS, type CartNews } from '../../domain/basket/cart-news';
import { isCartEmpty } from '../../domain/basket/cart-state';
import { paths, successHref } from '../../domain/paths';
import { useCart } from '../../state/basket/cart-store';
import { attempts } from '../../state/payment-attempts';
import { CartClock } from '../../ui/basket/cart-clock';
import { CartSummary } from '../../ui/basket/cart-summary';
import { ContinueBasket } from './continue-basket';
import { FlowNav, type FlowStep } from './flow-nav';

function NewsNotice({ news: { kind, removed } }: { news: CartNews }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  if (kind === 'same') return null;
  const title =
    removed.length > 0
      ? t('cart.news.removed', { count: removed.length, items: removed.join('; ') })
      : t(`cart.news.${kind}`);
  return (
    <Notice tone="info" title={title}>
      {kind === 'ordered' && (
        <ButtonLink to={paths.success(language)}>{t('cart.news.toBooking')}</ButtonLink>
      )}
    </Notice>
  );
}

function LastOrder({ isTold }: { isTold: boolean }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const isHydrated = useHydrated();
  const booking = isHydrated && !isTold ? attempts.lastPaid() : null;
  if (booking === null) return null;
  return (
    <Notice tone="info" title={t('cart.news.bookedHere')}>
      <ButtonLink to={successHref(booking, language)}>{t('cart.news.toBooking')}</ButtonLink>
    </Notice>
  );
}

/** Says why the cart is empty, if that is news (TRN-38). */
function EmptyCart({ news }: { news: CartNews }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  return (
    <>
      <div role="status">
        <NewsNotice news={news} />
      </div>
      <LastOrder isTold={news.kind === 'ordered'} />
      <ContinueBasket />
      <EmptyState
        title={t('cart.empty.title')}
        action={<ButtonLink to={paths.landing(language)}>{t('cart.empty.search')}</ButtonLink>}
      >
        <p>{t('cart.empty.text')}</p>
      </EmptyState>
    </>
  );
}

interface Props {
  step: FlowStep;
  heading: string;
  news?: CartNews;
  /** result of the last action; stays when it emptied the cart */
  notice?: ReactNode;
  renew?: ReactNode;
  children: (basket: TrainBasket) => ReactNode;
}

export function CartPage({ step, heading, news = NO_NEWS, notice, renew, children }: Props) {
  const { t } = useTranslation('trains');
  const cart = useCart();
  const { cartArray: basket } = cart;
  // the server knows nobody's cart
  if (!useHydrated()) {
    return (
      <BookingPage>
        <h1>{heading}</h1>
        <noscript>
          <Notice tone="warning" title={t('flow.needsScript')} />
        </noscript>
        {/* window height, so that nothing below shifts when the cart appears */}
        <Skeleton height="100svh" />
      </BookingPage>
    );
  }
  if (isCartEmpty(cart)) {
    return (
      <BookingPage>
        <h1>{heading}</h1>
        {notice}
        <EmptyCart news={news} />
      </BookingPage>
    );
  }
  return (
    <BookingLayout steps={<FlowNav current={step} />} summary={<CartSummary basket={basket} />}>
      <h1>{heading}</h1>
      {basket.expirationDate !== null && (
        <CartClock key={basket.expirationDate} expiresAt={basket.expirationDate} renew={renew} />
      )}
      {notice}
      <div role="status">{news.kind === 'newer' && <NewsNotice news={news} />}</div>
      {children(basket)}
    </BookingLayout>
  );
}
