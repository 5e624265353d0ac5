import type { ServiceOffer, TicketItem } from '@wayfare/api-contract';
import { extraOwner, formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Stepper } from '@wayfare/ui';
import { extraName } from '../../domain/items/extra-words';
import { shownAmount } from '../../domain/items/item-facts';
import { travelText } from '../../domain/items/travel-text';
import { useBasketChange } from '../../state/basket/use-basket-change';
import { BasketProblemNotice } from '../../ui/basket/basket-problem-notice';
import { changeService, countOf } from './change-service';
import styles from './extras.module.css';

interface Props {
  item: TicketItem;
}

export function ItemBags({ item }: Props) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const { basketState, isBusy, change } = useBasketChange();
  const { serviceOffers, services } = item;
  if (serviceOffers.length === 0) return null;

  function labelOf(offer: ServiceOffer): string {
    const label = services.find(({ id }) => id === offer.serviceId)?.label ?? t('extras.bag');
    return extraName(item, { label, ...extraOwner(item, offer.id) }, t);
  }

  return (
    <div
      role="group"
      className={styles.bags}
      aria-label={t('extras.of', { what: t('extras.bags'), item: travelText(item) })}
      aria-busy={isBusy}
    >
      {serviceOffers.map((offer) => (
        <Stepper
          key={offer.id}
          label={labelOf(offer)}
          description={t('extras.each', {
            price: formatMoney(parseMoney(shownAmount(offer.prices)), language),
          })}
          value={countOf(item, offer)}
          min={0}
          max={offer.maximum}
          onChange={(count) =>
            void change((api, of) => changeService(api, { of, itemID: item.id, offer, count }))
          }
        />
      ))}
      <BasketProblemNotice state={basketState} />
    </div>
  );
}
