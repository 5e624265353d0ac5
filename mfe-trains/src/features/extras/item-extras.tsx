import type { TicketItem } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Stack } from '@wayfare/ui';
import { ItemBags } from './item-bags';
import { ItemPreferences } from './item-preferences';

interface Props {
  item: TicketItem;
}

/** What can be taken along, and where somebody would like to sit. */
export function ItemExtras({ item }: Props) {
  return (
    <>
      <ItemBags item={item} />
      <ItemPreferences item={item} />
    </>
  );
}

/** The same, each under its heading; nothing of what the carrier does not offer. */
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
