import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { StepNav } from '@wayfare/ui/booking';
import { paths } from '../../domain/paths';

/** The steps after the results (TRN-41). */
const FLOW_STEPS = ['passengers', 'checkout', 'payment', 'success'] as const;
export type FlowStep = (typeof FLOW_STEPS)[number];

export function flowTitle(
  t: (key: string, values?: Record<string, unknown>) => string,
  step: FlowStep,
): string {
  return t('flow.stepTitle', {
    number: FLOW_STEPS.indexOf(step) + 1,
    count: FLOW_STEPS.length,
    step: t(`flow.step.${step}`),
  });
}

/** Finished steps are links until the order is sent. */
export function FlowNav({ current }: { current: FlowStep }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const place = FLOW_STEPS.indexOf(current);
  const steps = FLOW_STEPS.map((step, index) => ({
    key: step,
    label: t(`flow.step.${step}`),
    href:
      current === 'success' || index >= place || step === 'success' ? null : paths[step](language),
    isCurrent: step === current,
  }));
  return <StepNav label={t('flow.steps')} steps={steps} />;
}
