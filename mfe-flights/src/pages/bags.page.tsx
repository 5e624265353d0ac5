import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { usePageData } from '@wayfare/remote-kit';
import { stepTitle } from '../domain/wizard/wizard-steps';
import { BagsStep } from '../features/bags/bags-step';
import { loadWizard } from '../ui/wizard/load-wizard';
import { NothingToFly } from '../ui/wizard/nothing-to-fly';
import { missingStep } from '../ui/wizard/wizard-guard';
import { WizardErrorBoundary } from '../ui/wizard/wizard-error-boundary';

export async function loader(context: LoaderContext) {
  const step = await loadWizard(context, { services: true });
  if (step instanceof Response) return step;
  return missingStep(step, context.language) ?? step;
}

export function Component() {
  const step = usePageData<typeof loader>();
  return step.view === 'offer' ? (
    <BagsStep key={step.offer.id} step={step} />
  ) : (
    <NothingToFly step={step} current="bags" />
  );
}

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: stepTitle(t, 'bags') };
}

export const ErrorBoundary = WizardErrorBoundary;
