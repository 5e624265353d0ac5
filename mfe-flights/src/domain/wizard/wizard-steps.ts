import type { Language } from '@wayfare/domain';
import { resultsHref, stepHref, type WizardQuery } from './wizard-query';

/** In order; `done` is the outcome, success or not (FLT-13). */
export const WIZARD_STEPS = [
  'search',
  'ticket',
  'travellers',
  'bags',
  'seats',
  'payment',
  'done',
] as const;
type AnyStep = (typeof WIZARD_STEPS)[number];
export type WizardStep = Exclude<AnyStep, 'done'>;

export const placeOf = (step: AnyStep): number => WIZARD_STEPS.indexOf(step);

/** Quote and order type are kept for check and pay only. */
export function hrefOfStep(step: WizardStep, query: WizardQuery, language: Language): string {
  if (step === 'search') return resultsHref(query, language);
  return stepHref[step](
    { ...query, quote: '', note: null, order: step === 'payment' ? query.order : 'instant' },
    language,
  );
}

export function stepTitle(
  t: (key: string, values?: Record<string, unknown>) => string,
  step: WizardStep,
): string {
  return t('wizard.title', {
    number: placeOf(step) + 1,
    steps: WIZARD_STEPS.length,
    name: t(`wizard.step.${step}`),
  });
}
