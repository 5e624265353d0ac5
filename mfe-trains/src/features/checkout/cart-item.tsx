import type { TicketItem, TrainItem } from '@wayfare/api-contract';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { Disclosure } from '@wayfare/ui';
import { paths } from '../../paths';
import { travelText } from '../cart/cart-state';
import styles from '../cart/cart.module.css';
import { FareTerms } from '../cart/fare-terms';
import { isBound, itemTotal } from '../cart/item-facts';
import { ItemLines } from '../cart/item-lines';
import { keptUntil } from '../cart/kept-until';
import { LapsedNote } from '../cart/lapsed-note';
import { RemoveButton } from '../cart/remove-button';
import type { Removal } from '../cart/use-removal';
import { boughtExtras, wishText } from '../extras/extra-words';
import { ItemBags } from '../extras/item-bags';
import { ItemPreferences } from '../extras/item-preferences';
import { passengerName } from '../passengers/passenger-name';
import { draftOfItem } from '../passengers/passenger-store';

/** What is bought beside the seat, and where it can be changed. */
function Extras({ item }: { item: TicketItem }) {
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
        <Disclosure summary={t('extras.edit')}>
          <ItemBags item={item} />
          <ItemPreferences item={item} />
        </Disclosure>
      )}
    </>
  );
}

interface Props {
  item: TrainItem;
  isLapsed: boolean;
  /** null once it is bought */
  keptTo: string | null;
  removal: Removal;
}

/** One ticket or pass in the cart: what, for whom, how it comes, for how much and until when, and what can be changed (TRN-19). */
export function CartItem({ item, isLapsed, keptTo, removal }: Props) {
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
      {item.type === 'point-to-point' && <Extras item={item} />}
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
