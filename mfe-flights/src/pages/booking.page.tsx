import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { deferred, usePageData } from '@wayfare/remote-kit';
import { stepTitle } from '../domain/wizard/wizard-steps';
import { brandsOrNull } from '../features/brands/load-brands';
import { TicketStep } from '../features/brands/ticket-step';
import { loadWizard } from '../ui/wizard/load-wizard';
import { NothingToFly } from '../ui/wizard/nothing-to-fly';
import { WizardErrorBoundary } from '../ui/wizard/wizard-error-boundary';

export async function loader(context: LoaderContext) {
  const step = await loadWizard(context, { services: false });
  if (step instanceof Response) return step;
  // deferred: the other fares may take as long as a search
  return step.view === 'offer'
    ? { step, brands: deferred(brandsOrNull(context, step)) }
    : { step, brands: null };
}

export function Component() {
  const { step, brands } = usePageData<typeof loader>();
  return brands === null ? (
    <NothingToFly step={step} current="ticket" />
  ) : (
    <TicketStep key={step.offer.id} step={step} brands={brands} />
  );
}

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: stepTitle(t, 'ticket') };
}

export const ErrorBoundary = WizardErrorBoundary;
