import type { TicketItem, TrainBasket } from '@wayfare/api-contract';
import { Actions, AskedAssistance, BookingSection, PriceNews } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { Button, ButtonLink, Notice } from '@wayfare/ui';
import { useState, type ReactNode } from 'react';
import { askedHelp } from '../../domain/items/assistance';
import { keptTo } from '../../domain/items/item-facts';
import { keptUntil } from '../../domain/items/kept-until';
import { areComplete } from '../../domain/passengers/passenger-problems';
import { paths } from '../../domain/paths';
import { useLapsed } from '../../state/basket/use-lapsed';
import type { Prebooking } from '../../state/basket/use-prebook';
import { BasketProblemNotice } from '../../ui/basket/basket-problem-notice';
import { BasketLedger } from '../../ui/basket/cart-summary';
import { PrebookProblem } from '../../ui/basket/prebook-problem';
import { CartItem } from './cart-item';
import styles from './checkout.module.css';
import { AskFirst } from './remove-button';
import type { Removal } from './use-removal';

interface Props {
  basket: TrainBasket;
  removal: Removal;
  prebooking: Prebooking;
  renderExtras: (item: TicketItem) => ReactNode;
}

function EmptyButton({ removal }: Pick<Props, 'removal'>) {
  const { t } = useTranslation('trains');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" isBusy={removal.isBusy} onClick={() => setIsAsking(true)}>
        {t('cart.clear.button')}
      </Button>
      {isAsking && (
        <AskFirst
          title={t('cart.clear.title')}
          text={t('cart.clear.text')}
          confirm={t('cart.clear.confirm')}
          onConfirm={() => void removal.empty()}
          onKeep={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

function WayOn({ basket, prebooking: { isBusy, keep } }: Pick<Props, 'basket' | 'prebooking'>) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const navigate = useNavigate();
  if (!areComplete(basket.bookingItems))
    return <ButtonLink to={paths.passengers(language)}>{t('checkout.passengers')}</ButtonLink>;
  if (basket.bookingStatus === 'PREBOOKED')
    return <ButtonLink to={paths.payment(language)}>{t('checkout.pay')}</ButtonLink>;

  async function handleKeep(): Promise<void> {
    const outcome = await keep({ passengers: null, shownTotal: basket.ledger.total });
    if (outcome?.kind === 'kept') await navigate(paths.payment(language));
  }

  return (
    <Button isBusy={isBusy} onClick={() => void handleKeep()}>
      {t('checkout.keep')}
    </Button>
  );
}

/** The last look before paying; each part can be changed (WCAG 3.3.4). */
export function CheckoutView({ basket, removal, prebooking, renderExtras }: Props) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const lapsed = useLapsed(basket);
  const { travellers, carriers } = askedHelp(basket.bookingItems, t);
  const { bookingItems, bookingStatus, expirationDate, ledger } = basket;
  const { prebookState, isBusy, keep, forget } = prebooking;
  const isKept = bookingStatus === 'PREBOOKED' && expirationDate !== null && lapsed.size === 0;
  return (
    <>
      {isKept && (
        <p>{t('checkout.keptUntil', { time: keptUntil(expirationDate, { t, language }) })}</p>
      )}
      <BookingSection id="cart" title={t('cart.title')}>
        <ul role="list" className={styles.items}>
          {bookingItems.map((item) => (
            <CartItem
              key={item.id}
              item={item}
              isLapsed={lapsed.has(item.id)}
              keptTo={keptTo(basket, item)}
              removal={removal}
              renderExtras={renderExtras}
            />
          ))}
        </ul>
        <BasketProblemNotice state={removal.basketState} />
      </BookingSection>
      <AskedAssistance travellers={travellers} advice={t('assistance', { carriers })} />
      <BookingSection id="cart-price" title={t('cart.price')}>
        <BasketLedger ledger={ledger} />
        <PriceNews ledger={ledger} language={language} />
      </BookingSection>
      <PrebookProblem
        state={prebookState}
        basket={basket}
        isBusy={isBusy}
        onAccept={(total) => void keep({ passengers: null, shownTotal: total })}
        onBack={forget}
      />
      {lapsed.size > 0 && <Notice tone="warning" title={t('checkout.blocked')} />}
      <Actions>
        {lapsed.size === 0 && <WayOn basket={basket} prebooking={prebooking} />}
        <ButtonLink variant="secondary" to={paths.landing(language)}>
          {t('cart.more')}
        </ButtonLink>
        <EmptyButton removal={removal} />
      </Actions>
    </>
  );
}
