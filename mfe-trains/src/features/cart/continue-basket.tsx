import { queryKey, useQuery } from '@wayfare/api-client/query-cache';
import { getLastBasket, type TrainBasket } from '@wayfare/api-contract';
import { Actions } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { useSession } from '@wayfare/session';
import { Button, Notice, useHydrated } from '@wayfare/ui';
import { useState } from 'react';
import { loadLastBasket } from '../../api/basket.api';
import { isCartEmpty } from '../../domain/basket/cart-state';
import { travelText } from '../../domain/items/travel-text';
import { paths } from '../../domain/paths';
import { hasBasketMark, markBasket } from '../../state/basket/basket-mark';
import { keepBasket, useCart } from '../../state/basket/cart-store';

/** The basket begun here or by this member; null for none, and until known (OQ-67). */
function useLastBasket(): TrainBasket | null {
  const { api } = usePlatform();
  const language = useLanguage();
  const { user } = useSession();
  const isHydrated = useHydrated();
  const isAsked = isCartEmpty(useCart()) && isHydrated && (user !== '' || hasBasketMark());
  const { data = null } = useQuery({
    queryKey: [...queryKey(getLastBasket, { language }), user],
    enabled: isAsked,
    staleTime: 0,
    async queryFn({ signal }) {
      const basket = await loadLastBasket(api, language, signal);
      if (basket === null) markBasket(false);
      return basket;
    },
  });
  return isAsked && data !== null && data.bookingItems.length > 0 ? data : null;
}

export function ContinueBasket() {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const navigate = useNavigate();
  const basket = useLastBasket();
  const [isDismissed, setIsDismissed] = useState(false);
  if (basket === null || isDismissed) return null;

  function handleContinue(found: TrainBasket): void {
    keepBasket(found);
    void navigate(paths.checkout(language));
  }

  return (
    <div role="status">
      <Notice tone="info" title={t('cart.last.title', { count: basket.bookingItems.length })}>
        <p>{basket.bookingItems.map(travelText).join('; ')}</p>
        <Actions>
          <Button size="small" onClick={() => handleContinue(basket)}>
            {t('cart.last.continue')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setIsDismissed(true)}>
            {t('cart.last.notNow')}
          </Button>
        </Actions>
      </Notice>
    </div>
  );
}
