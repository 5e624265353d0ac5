import type { Language } from '@wayfare/domain';
import { resultsHref, stepHref, type WizardQuery } from './wizard-query';

/** The steps in their order; `done` is what became of it, success or not (FLT-13). */
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
/** A step that can be gone to. */
export type WizardStep = Exclude<AnyStep, 'done'>;

/** How far a step is. */
export const placeOf = (step: AnyStep): number => WIZARD_STEPS.indexOf(step);

/** Where a step is, for the offer of the query. Quote and way to buy belong to check and pay alone. */
export function hrefOfStep(step: WizardStep, query: WizardQuery, language: Language): string {
  if (step === 'search') return resultsHref(query, language);
  return stepHref[step](
    { ...query, quote: '', note: null, order: step === 'payment' ? query.order : 'instant' },
    language,
  );
}

/** "Step 5 of 7: Seats", the title of a step's page. */
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
