import type { TicketItem } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Stack } from '@wayfare/ui';
import { ItemBags } from './item-bags';
import { ItemPreferences } from './item-preferences';

interface Props {
  item: TicketItem;
}

export function ItemExtras({ item }: Props) {
  return (
    <>
      <ItemBags item={item} />
      <ItemPreferences item={item} />
    </>
  );
}

export function TitledExtras({ item }: Props) {
  const { t } = useTranslation('trains');
  return (
    <>
      {item.serviceOffers.length > 0 && (
        <Stack gap={3}>
          <h3>{t('extras.bags')}</h3>
          <ItemBags item={item} />
        </Stack>
      )}
      {item.preferenceGroups.length > 0 && (
        <Stack gap={3}>
          <h3>{t('extras.preferences')}</h3>
          <ItemPreferences item={item} />
        </Stack>
      )}
    </>
  );
}
