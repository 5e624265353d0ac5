import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { usePageData } from '@wayfare/remote-kit';
import { stepTitle } from '../domain/wizard/wizard-steps';
import { seatMapsOrNull } from '../features/seats/load-seats';
import { SeatsStep } from '../features/seats/seats-step';
import { loadWizard } from '../ui/wizard/load-wizard';
import { NothingToFly } from '../ui/wizard/nothing-to-fly';
import { missingStep } from '../ui/wizard/wizard-guard';
import { WizardErrorBoundary } from '../ui/wizard/wizard-error-boundary';

export async function loader(context: LoaderContext) {
  const step = await loadWizard(context, { services: false });
  if (step instanceof Response) return step;
  const missing = missingStep(step, context.language);
  if (missing !== null) return missing;
  return {
    step,
    maps: step.view === 'offer' ? await seatMapsOrNull(context, step.offer.id) : null,
  };
}

export function Component() {
  const { step, maps } = usePageData<typeof loader>();
  return step.view === 'offer' ? (
    <SeatsStep key={step.offer.id} step={step} maps={maps} />
  ) : (
    <NothingToFly step={step} current="seats" />
  );
}

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: stepTitle(t, 'seats') };
}

export const ErrorBoundary = WizardErrorBoundary;
