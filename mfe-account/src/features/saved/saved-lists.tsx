import { useTranslation } from '@wayfare/i18n';
import { Slot, useSlots } from '@wayfare/remote-kit';
import { Stack, Waiting } from '@wayfare/ui';

const LIST = 'saved.list/v1';

/** One list per product, shown by its vertical. */
export function SavedLists() {
  const { t } = useTranslation('account');
  return (
    <Stack gap={5}>
      {useSlots(LIST).map(({ vertical, label }) => (
        <section key={vertical} aria-labelledby={`saved-${vertical}`}>
          <h2 id={`saved-${vertical}`}>{label}</h2>
          <Slot
            id={LIST}
            vertical={vertical}
            fallback={<Waiting text={t('common:loading')} height={160} />}
          />
        </section>
      ))}
    </Stack>
  );
}
