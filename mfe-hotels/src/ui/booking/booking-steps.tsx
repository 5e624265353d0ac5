import { useTranslation } from '@wayfare/i18n';
import { StepNav } from '@wayfare/ui/booking';

const STEPS = ['details', 'payment', 'done'] as const;
export type BookingStep = (typeof STEPS)[number];

export function BookingSteps({
  current,
  doneHref = null,
}: {
  current: BookingStep;
  doneHref?: string | null;
}) {
  const { t } = useTranslation('hotels');
  const at = STEPS.indexOf(current);
  const steps = STEPS.map((step, index) => ({
    key: step,
    label: t(`booking.step.${step}`),
    href: index < at ? doneHref : null,
    isCurrent: step === current,
  }));
  return <StepNav label={t('booking.steps')} steps={steps} />;
}
