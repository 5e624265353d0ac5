import type { PreferenceGroup, TicketItem } from '@wayfare/api-contract';
import { FieldGrid, SmallPrint } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { SelectField } from '@wayfare/ui';
import { savePreferences } from '../../api/basket.api';
import { modifyItem } from '../../domain/basket/cart-state';
import { travelText } from '../../domain/items/travel-text';
import { changeCart } from '../../state/basket/cart-store';
import { useBasketChange } from '../../state/basket/use-basket-change';
import { BasketProblemNotice } from '../../ui/basket/basket-problem-notice';
import { preferenceChoices, withPreference } from './seat-preferences';

/** Seat wishes: free, and no promise (TRN-33). */
export function ItemPreferences({ item }: { item: TicketItem }) {
  const { t } = useTranslation('trains');
  const { basketState, isBusy, change } = useBasketChange();
  const choices = preferenceChoices(item);
  if (choices.length === 0) return null;

  /** Optimistic: shown at once, reverted when refused. */
  async function handleChange(group: PreferenceGroup, option: string): Promise<void> {
    const preferences = withPreference(item.preferences, { group, option });
    changeCart((cart) => modifyItem(cart, { ...item, preferences }));
    const changed = await change((api, of) =>
      savePreferences(api, { ...of, itemID: item.id, request: { preferences } }),
    );
    if (changed === null) changeCart((cart) => modifyItem(cart, item));
  }

  return (
    <div
      role="group"
      aria-label={t('extras.of', { what: t('extras.preferences'), item: travelText(item) })}
      aria-busy={isBusy}
    >
      <SmallPrint>{t('extras.preferencesNote')}</SmallPrint>
      <FieldGrid>
        {choices.map(({ group, options, chosen }) => (
          <SelectField
            key={group}
            name={`${item.id}.${group}`}
            label={t(`extras.group.${group}`)}
            placeholder={t('extras.noWish')}
            options={options.map((value) => ({ value, label: t(`extras.option.${value}`) }))}
            value={chosen}
            onChange={(option) => void handleChange(group, option)}
          />
        ))}
      </FieldGrid>
      <BasketProblemNotice state={basketState} />
    </div>
  );
}
