import type { TicketItem, TrainItem } from '@wayfare/api-contract';
import { BookingSection, SmallPrint } from '@wayfare/checkout';
import { useFormField } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { Button, Stack } from '@wayfare/ui';
import { useState, type ReactNode } from 'react';
import { travelText } from '../../domain/items/travel-text';
import { filledFrom, isSameParty } from '../../domain/passengers/same-as';
import { ItemDelivery } from './item-delivery';
import { PassengerFields } from './passenger-fields';
import type { PassengerPlace } from './use-passenger-form';

interface Props {
  form: PassengerPlace['form'];
  checkCodes: () => void;
  items: readonly TrainItem[];
  place: number;
  renderExtras: (item: TicketItem) => ReactNode;
}

function SameAs({ form, items, place }: Pick<Props, 'form' | 'items' | 'place'>) {
  const { t } = useTranslation('trains');
  const [isFilled, setIsFilled] = useState(false);
  const item = items[place];
  const source =
    item === undefined
      ? -1
      : items.findIndex((other, at) => at < place && isSameParty(other, item));
  if (item === undefined || source === -1) return null;

  function handleClick(): void {
    const { items: drafts } = form.getValues();
    const [from, own] = [drafts[source], drafts[place]];
    if (item === undefined || from === undefined || own === undefined) return;
    form.setValue(`items.${place}.passengers`, filledFrom(from, item, own));
    setIsFilled(true);
  }

  return (
    <>
      <div>
        <Button variant="secondary" size="small" onClick={handleClick}>
          {t('passengers.sameAs', { number: source + 1 })}
        </Button>
      </div>
      <SmallPrint role="status">{isFilled ? t('passengers.filled') : ''}</SmallPrint>
    </>
  );
}

/** Passengers and what is asked before prebooking (TRN-42): extras, seat wishes, delivery. */
export function ItemSection({ form, checkCodes, items, place, renderExtras }: Props) {
  const { t } = useTranslation('trains');
  const item = items[place];
  const { value: delivery, onChange } = useFormField({ form, name: `items.${place}.delivery` });
  if (item === undefined) return null;
  return (
    <BookingSection
      id={`item-${place + 1}`}
      title={t('passengers.item', { number: place + 1, item: travelText(item) })}
    >
      <SameAs form={form} items={items} place={place} />
      <Stack gap={8}>
        {item.travelers.map(({ id }, index) => (
          <PassengerFields
            key={id}
            at={{ form, place, index }}
            item={item}
            checkCodes={checkCodes}
          />
        ))}
        {item.type === 'point-to-point' && renderExtras(item)}
        <ItemDelivery item={item} chosen={delivery} onChoose={onChange} />
      </Stack>
    </BookingSection>
  );
}
