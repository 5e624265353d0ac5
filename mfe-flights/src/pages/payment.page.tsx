import { paymentSettingsOrNull } from '@wayfare/checkout';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { usePageData } from '@wayfare/remote-kit';
import { readWizardQuery } from '../domain/wizard/wizard-query';
import { stepTitle } from '../domain/wizard/wizard-steps';
import { loadCheckout } from '../features/payment/load-checkout';
import { PaymentStep } from '../features/payment/payment-step';
import { NotPriced } from '../features/payment/refused-extras';
import { NothingToFly } from '../ui/wizard/nothing-to-fly';
import { WizardErrorBoundary } from '../ui/wizard/wizard-error-boundary';

export async function loader(context: LoaderContext) {
  const query = readWizardQuery(context.url.searchParams);
  // the settings are used only with a quote, when this loads again
  const [loaded, settings] = await Promise.all([
    loadCheckout(context),
    query.quote === '' ? null : paymentSettingsOrNull(context),
  ]);
  return loaded instanceof Response ? loaded : { loaded, settings };
}

export function Component() {
  const { loaded, settings } = usePageData<typeof loader>();
  if (loaded.view === 'quote')
    return <PaymentStep key={loaded.quote.quote_id} {...loaded} settings={settings} />;
  if (loaded.view === 'gone' || loaded.view === 'nothing')
    return <NothingToFly step={loaded} current="payment" />;
  return <NotPriced loaded={loaded} />;
}

type Data = Exclude<Awaited<ReturnType<typeof loader>>, Response>;

export function meta({ data: { loaded }, t }: MetaContext<Data>): PageMeta {
  const isRefused = loaded.view === 'seatTaken' || loaded.view === 'bagsRefused';
  // nothing to pay: stay in the document that knows the choice
  return { title: stepTitle(t, 'payment'), ...(isRefused ? { status: 400 } : {}) };
}

export const ErrorBoundary = WizardErrorBoundary;
