import type { Closing } from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { Stack } from '@wayfare/ui';
import { Moment } from './moment';

/** Who closed a difference when, as what and with which words; newest first. */
export function Closings({ closings }: { closings: readonly Closing[] }) {
  const { t } = useTranslation();
  return (
    <Stack gap={2}>
      {closings.map(({ at, by, as, words }) => (
        <div key={at}>
          {t('differences.closedBy', { name: by.name })}, <Moment at={at} />
          <br />
          {t(`close.ways.${as}`)}: {words === '' ? t('differences.wordsGone') : words}
        </div>
      ))}
    </Stack>
  );
}
