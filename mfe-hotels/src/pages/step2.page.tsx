import type { Quote } from '@wayfare/api-contract';
import { paymentSettingsOrNull } from '@wayfare/checkout';
import { storedText } from '@wayfare/forms';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { usePageData } from '@wayfare/remote-kit';
import { redirect } from '@wayfare/router';
import { stepHref } from '../domain/booking/booking-query';
import { completeGuest } from '../domain/booking/guest-details';
import { GUEST_DRAFT_KEY } from '../state/guest-draft';
import { NothingToBook } from '../features/booking/gone-notice';
import { loadStep } from '../features/booking/load-step';
import { paidAlready, useReceiptFirst } from '../features/booking/receipt-first';
import { StayErrorBoundary } from '../features/booking/stay-error-boundary';
import { PaymentStep } from '../features/payment/payment-step';

const lacksDetails = ({ rooms }: Quote) =>
  typeof window !== 'undefined' &&
  completeGuest(storedText(GUEST_DRAFT_KEY), rooms.length) === null;

export async function loader(context: LoaderContext) {
  const { language, url } = context;
  const receipt = paidAlready(url.searchParams.get('quote') ?? '', language);
  if (receipt !== null) return receipt;
  const [step, settings] = await Promise.all([loadStep(context), paymentSettingsOrNull(context)]);
  if (step instanceof Response) return step;
  // steps in order; details are known to the browser only
  if (step.view === 'nothing' || (step.view === 'quote' && lacksDetails(step.quote)))
    return redirect(stepHref.step1({ ...step.query, note: 'details' }, language));
  return { step, settings };
}

export function Component() {
  const { step, settings } = usePageData<typeof loader>();
  useReceiptFirst(step.query.quote);
  return step.view === 'quote' ? (
    <PaymentStep key={step.quote.optionRefId} {...step} settings={settings} />
  ) : (
    <NothingToBook step={step} />
  );
}

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: t('step2.title') };
}

export const ErrorBoundary = StayErrorBoundary;
