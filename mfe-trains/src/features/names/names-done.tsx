import { useTranslation } from '@wayfare/i18n';
import { Notice } from '@wayfare/ui';
import { travelText } from '../../domain/items/travel-text';
import type { NameElsewhere } from './names-elsewhere';

export function NamesDone({
  email,
  elsewhere,
}: {
  email: string;
  elsewhere: readonly NameElsewhere[];
}) {
  const { t } = useTranslation('trains');
  return (
    <Notice tone="success" title={t('manage.names.done')}>
      <p>{t('manage.mailed', { email })}</p>
      {elsewhere.map(({ item, isCorrected }) => {
        const { reason } = item.editTravelersEligibility;
        const values = {
          item: travelText(item),
          reason: reason === '' ? t('manage.names.refused.carrier') : reason,
        };
        return <p key={item.id}>{t(`manage.names.${isCorrected ? 'also' : 'notOn'}`, values)}</p>;
      })}
    </Notice>
  );
}
