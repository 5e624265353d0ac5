import type { TicketItem, TrainBasket } from '@wayfare/api-contract';
import { Form } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import type { ReactNode } from 'react';
import type { ItemDraft } from '../../domain/passengers/item-draft';
import { wireItems } from '../../domain/passengers/passenger-problems';
import { paths } from '../../domain/paths';
import type { FreshCart } from '../../state/basket/use-fresh-cart';
import { useLapsed } from '../../state/basket/use-lapsed';
import { usePrebook } from '../../state/basket/use-prebook';
import { PrebookProblem } from '../../ui/basket/prebook-problem';
import { LapsedNote } from '../../ui/items/lapsed-note';
import { ItemSection } from './item-section';
import styles from './passengers.module.css';
import { usePassengerForm } from './use-passenger-form';

interface Props {
  basket: TrainBasket;
  look: FreshCart['look'];
  renderExtras: (item: TicketItem) => ReactNode;
}

/** Submitting prebooks: places and prices are held (OQ-68). */
export function PassengersForm({ basket, look, renderExtras }: Props) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const navigate = useNavigate();
  const lapsed = useLapsed(basket);
  const { prebookState, isBusy, keep, forget } = usePrebook(basket, look);
  const { bookingItems, ledger } = basket;
  const { frame, checkCodes, refuse } = usePassengerForm(
    basket,
    (drafts) => void leave(drafts, ledger.total),
  );

  async function leave(drafts: readonly ItemDraft[], shownTotal: string): Promise<void> {
    const outcome = await keep({ passengers: wireItems(bookingItems, drafts), shownTotal });
    if (outcome?.kind === 'kept') await navigate(paths.checkout(language));
    if (outcome?.kind === 'refused') refuse(outcome.refusals);
  }

  return (
    <>
      {bookingItems
        .filter(({ id }) => lapsed.has(id))
        .map((item) => (
          <LapsedNote key={item.id} item={item} />
        ))}
      <Form
        {...frame}
        label={t('passengers.form')}
        method="post"
        className={styles.form}
        summaryTitle={(count) => t('passengers.summaryTitle', { count })}
        submitLabel={t('passengers.continue')}
        needsScript={t('flow.needsScript')}
        isBusy={isBusy}
      >
        {bookingItems.map(({ id }, place) => (
          <ItemSection
            key={id}
            form={frame.form}
            checkCodes={checkCodes}
            items={bookingItems}
            place={place}
            renderExtras={renderExtras}
          />
        ))}
      </Form>
      <PrebookProblem
        state={prebookState}
        basket={basket}
        isBusy={isBusy}
        onAccept={(total) => void leave(frame.form.getValues().items, total)}
        onBack={forget}
      />
    </>
  );
}
