import type { TrainBasket } from '@wayfare/api-contract';
import { FormFrame } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { paths } from '../../paths';
import styles from '../cart/cart.module.css';
import { LapsedNote } from '../cart/lapsed-note';
import type { FreshCart } from '../cart/use-fresh-cart';
import { useLapsed } from '../cart/use-lapsed';
import { PrebookProblem } from '../checkout/prebook-problem';
import { usePrebook } from '../checkout/use-prebook';
import { ItemSection } from './item-section';
import { wireItems } from './passenger-problems';
import type { ItemDraft } from './passenger-store';
import { usePassengerForm } from './use-passenger-form';

/** Who travels on what is in the cart. Leaving it keeps places and prices (OQ-68). */
export function PassengersForm({ basket, look }: { basket: TrainBasket; look: FreshCart['look'] }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const navigate = useNavigate();
  const lapsed = useLapsed(basket);
  const { prebookState, isBusy, keep, forget } = usePrebook(basket, look);
  const { bookingItems, ledger } = basket;
  const form = usePassengerForm(basket, (drafts) => void leave(drafts, ledger.total));

  async function leave(drafts: readonly ItemDraft[], shownTotal: string): Promise<void> {
    const outcome = await keep({ passengers: wireItems(bookingItems, drafts), shownTotal });
    if (outcome?.kind === 'kept') await navigate(paths.checkout(language));
    if (outcome?.kind === 'refused') form.refuse(outcome.refusals);
  }

  return (
    <>
      {bookingItems
        .filter(({ id }) => lapsed.has(id))
        .map((item) => (
          <LapsedNote key={item.id} item={item} />
        ))}
      <FormFrame
        {...form.frame}
        label={t('passengers.form')}
        method="post"
        className={styles.form}
        summaryTitle={(count) => t('passengers.summaryTitle', { count })}
        submitLabel={t('passengers.continue')}
        needsScript={t('flow.needsScript')}
        isBusy={isBusy}
      >
        {bookingItems.map(({ id }, place) => (
          <ItemSection key={id} form={form} items={bookingItems} place={place} />
        ))}
      </FormFrame>
      <PrebookProblem
        state={prebookState}
        basket={basket}
        isBusy={isBusy}
        onAccept={(total) => void leave(form.values.items, total)}
        onBack={forget}
      />
    </>
  );
}
