import type { TrainItem } from '@wayfare/api-contract';
import { BookingSection, SmallPrint } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { Button, Stack } from '@wayfare/ui';
import { useState } from 'react';
import { travelText } from '../cart/cart-state';
import { ItemBags } from '../extras/item-bags';
import { ItemDelivery } from '../extras/item-delivery';
import { ItemPreferences } from '../extras/item-preferences';
import { PassengerFields } from './passenger-fields';
import { filledFrom, isSameParty } from './same-as';
import type { PassengerForm } from './use-passenger-form';

interface Props {
  form: PassengerForm;
  items: readonly TrainItem[];
  /** of the item among all */
  place: number;
}

/** The passengers of an earlier item once more, without typing. */
function SameAs({ form, items, place }: Props) {
  const { t } = useTranslation('trains');
  const [isFilled, setIsFilled] = useState(false);
  const item = items[place];
  const source =
    item === undefined
      ? -1
      : items.findIndex((other, at) => at < place && isSameParty(other, item));
  const [from, own] = [form.values.items[source], form.values.items[place]];
  if (item === undefined || from === undefined || own === undefined) return null;

  function handleClick(): void {
    if (item === undefined || from === undefined || own === undefined) return;
    form.fillItem(item.id, filledFrom(from, item, own));
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

/** One item: who travels on it, and what is asked before its price is kept (TRN-42): what they take along, where they would like to sit, and how their tickets come. */
export function ItemSection({ form, items, place }: Props) {
  const { t } = useTranslation('trains');
  const item = items[place];
  if (item === undefined) return null;
  const hasExtras = item.type === 'point-to-point' && item.serviceOffers.length > 0;
  const hasWishes = item.type === 'point-to-point' && item.preferenceGroups.length > 0;
  return (
    <BookingSection
      id={`item-${place + 1}`}
      title={t('passengers.item', { number: place + 1, item: travelText(item) })}
    >
      <SameAs form={form} items={items} place={place} />
      <Stack gap={8}>
        {item.travelers.map(({ id }, index) => (
          <PassengerFields key={id} form={form} item={item} place={place} index={index} />
        ))}
        {item.type === 'point-to-point' && hasExtras && (
          <Stack gap={3}>
            <h3>{t('extras.bags')}</h3>
            <ItemBags item={item} />
          </Stack>
        )}
        {item.type === 'point-to-point' && hasWishes && (
          <Stack gap={3}>
            <h3>{t('extras.preferences')}</h3>
            <ItemPreferences item={item} />
          </Stack>
        )}
        <ItemDelivery
          item={item}
          chosen={form.values.items[place]?.delivery ?? null}
          onChoose={(delivery) => form.chooseDelivery(item.id, delivery)}
        />
      </Stack>
    </BookingSection>
  );
}
