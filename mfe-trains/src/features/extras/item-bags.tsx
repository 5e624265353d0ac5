import type { ServiceOffer, TicketItem } from '@wayfare/api-contract';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Stepper } from '@wayfare/ui';
import { shownAmount } from '../cart/item-facts';
import { useBasketChange } from '../cart/use-basket-change';
import { BasketTrouble } from '../cart/basket-trouble';
import { passengerName } from '../passengers/passenger-name';
import { changeService, countOf } from './change-service';
import styles from './extras.module.css';

interface Props {
  item: TicketItem;
}

/** Whose bag it is, where it goes by the fares of one traveler. */
function useOwner({ travelers, fareOffers }: TicketItem) {
  const { t } = useTranslation('trains');
  return ({ fareOfferIds }: ServiceOffer): string | null => {
    const owners = new Set(fareOffers.filter(({ id }) => fareOfferIds.includes(id)).map(({ travelerId }) => travelerId));
    const [owner] = travelers.filter(({ id }) => owners.has(id));
    return owner === undefined || owners.size > 1 ? null : passengerName(owner, travelers.indexOf(owner), t);
  };
}

/** What can be taken along for money; each press is asked of the carrier at once. */
export function ItemBags({ item }: Props) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const { basketState, isBusy, change } = useBasketChange();
  const ownerOf = useOwner(item);
  const { serviceOffers, services } = item;
  if (serviceOffers.length === 0) return null;

  function labelOf(offer: ServiceOffer): string {
    const name = services.find(({ id }) => id === offer.serviceId)?.label ?? t('extras.bag');
    const owner = ownerOf(offer);
    return owner === null ? name : t('extras.bagOf', { name: owner, bag: name });
  }

  return (
    <div role="group" className={styles.bags} aria-label={t('extras.bags')} aria-busy={isBusy}>
      {serviceOffers.map((offer) => (
        <Stepper
          key={offer.id}
          label={labelOf(offer)}
          description={t('extras.each', { price: formatMoney(parseMoney(shownAmount(offer.prices)), language) })}
          value={countOf(item, offer)}
          min={0}
          max={offer.maximum}
          onChange={(count) => void change((api, of) => changeService(api, { of, itemID: item.id, offer, count }))}
        />
      ))}
      <BasketTrouble state={basketState} />
    </div>
  );
}
