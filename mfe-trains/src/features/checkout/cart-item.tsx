import type { TicketItem, TrainItem } from '@wayfare/api-contract';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { Disclosure } from '@wayfare/ui';
import type { ReactNode } from 'react';
import { boughtExtras, wishText } from '../../domain/items/extra-words';
import { isBound, itemTotal } from '../../domain/items/item-facts';
import { keptUntil } from '../../domain/items/kept-until';
import { passengerName } from '../../domain/items/passenger-name';
import { travelText } from '../../domain/items/travel-text';
import { paths } from '../../domain/paths';
import { draftOfItem } from '../../state/passenger-drafts';
import { FareTerms } from '../../ui/items/fare-terms';
import { ItemLines } from '../../ui/items/item-lines';
import { LapsedNote } from '../../ui/items/lapsed-note';
import styles from './checkout.module.css';
import { RemoveButton } from './remove-button';
import type { Removal } from './use-removal';

interface Props {
  item: TrainItem;
  isLapsed: boolean;
  keptTo: string | null;
  removal: Removal;
  renderExtras: (item: TicketItem) => ReactNode;
}

function Extras({ item, renderExtras }: Pick<Props, 'renderExtras'> & { item: TicketItem }) {
  const { t } = useTranslation('trains');
  const { preferences, serviceOffers, preferenceGroups } = item;
  const bags = boughtExtras(item, t);
  const wishes = preferences.map((wish) => wishText(wish, t));
  return (
    <>
      {[...bags, ...wishes].map((line) => (
        <p key={line}>{line}</p>
      ))}
      {serviceOffers.length + preferenceGroups.length > 0 && (
        <Disclosure summary={t('extras.edit')}>{renderExtras(item)}</Disclosure>
      )}
    </>
  );
}

/** See TRN-19. */
export function CartItem({ item, isLapsed, keptTo, removal, renderExtras }: Props) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const { travelers } = item;
  const { delivery } = draftOfItem(item);
  return (
    <li className={styles.item} aria-label={travelText(item)} data-lapsed={isLapsed}>
      {isLapsed && <LapsedNote item={item} />}
      <ItemLines item={item} />
      {isBound(item) && <p className={styles.small}>{t('cart.bound')}</p>}
      <FareTerms item={item} />
      <p>
        {t('cart.for', {
          names: travelers.map((traveler, index) => passengerName(traveler, index, t)).join(', '),
        })}
      </p>
      {delivery !== null && <p>{t('cart.delivered', { how: t(`delivery.${delivery}.name`) })}</p>}
      {item.type === 'point-to-point' && <Extras item={item} renderExtras={renderExtras} />}
      <div className={styles.head}>
        <strong>{formatMoney(parseMoney(itemTotal(item)), language)}</strong>
        {keptTo !== null && !isLapsed && (
          <span className={styles.small}>
            {t('cart.keptUntil', { time: keptUntil(keptTo, { t, language }) })}
          </span>
        )}
      </div>
      <div className={styles.head}>
        <Link to={paths.passengers(language)}>{t('cart.edit')}</Link>
        <RemoveButton item={item} removal={removal} />
      </div>
    </li>
  );
}
