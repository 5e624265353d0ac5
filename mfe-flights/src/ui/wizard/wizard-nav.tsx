import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { StepNav } from '@wayfare/ui/booking';
import type { WizardQuery } from '../../domain/wizard/wizard-query';
import {
  hrefOfStep,
  placeOf,
  WIZARD_STEPS,
  type WizardStep,
} from '../../domain/wizard/wizard-steps';

interface Props {
  current: WizardStep | 'done';
  /** null after sending: nothing can be changed any more */
  query: WizardQuery | null;
}

export function WizardNav({ current, query }: Props) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const steps = WIZARD_STEPS.map((step) => ({
    key: step,
    label: t(`wizard.step.${step}`),
    href:
      step === 'done' || query === null || placeOf(step) >= placeOf(current)
        ? null
        : hrefOfStep(step, query, language),
    isCurrent: step === current,
  }));
  return <StepNav label={t('wizard.steps')} steps={steps} />;
}
