import { SmallPrint } from '@wayfare/checkout';
import { useFormField } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { CheckboxGroup } from '@wayfare/ui';
import { ASSISTANCE } from '../../domain/booking/guest-rules';
import type { GuestFormState } from './use-guest-form';

/** Assistance (S8). The supplier's wire has no field for it, so only the property itself can confirm it. */
export function AssistanceFields({ form }: { form: GuestFormState }) {
  const { t } = useTranslation('hotels');
  const { name, value, onChange } = useFormField({ form, name: 'assistance' });
  const kept: readonly unknown[] = Array.isArray(value) ? value : [];
  const chosen = ASSISTANCE.filter((need) => kept.includes(need));
  return (
    <>
      <CheckboxGroup
        label={t('assistance.legend')}
        name={name}
        values={chosen}
        options={ASSISTANCE.map((need) => ({ value: need, label: t(`assistance.${need}`) }))}
        onToggle={(toggled) =>
          onChange(ASSISTANCE.filter((need) => chosen.includes(need) !== (need === toggled)))
        }
      />
      <SmallPrint>{t('assistance.note')}</SmallPrint>
    </>
  );
}
