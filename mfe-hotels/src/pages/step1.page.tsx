import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { useLanguage, usePageData } from '@wayfare/remote-kit';
import { Notice } from '@wayfare/ui';
import { beginCheckout } from '../domain/booking/analytics';
import { recallOfferFacts } from '../state/booking-memory';
import { useStayEvent } from '../state/use-stay-event';
import { StayLayout } from '../ui/booking/stay-layout';
import { NothingToBook } from '../features/booking/gone-notice';
import { loadStep, type LoadedStep } from '../features/booking/load-step';
import { paidAlready, useReceiptFirst } from '../features/booking/receipt-first';
import { StayErrorBoundary } from '../features/booking/stay-error-boundary';
import { GuestForm } from '../features/guest/guest-form';

/** A paid quote leads to its receipt, so that Back books nothing twice. */
export async function loader(context: LoaderContext): Promise<LoadedStep | Response> {
  return (
    paidAlready(context.url.searchParams.get('quote') ?? '', context.language) ?? loadStep(context)
  );
}

function Details({ quote, query }: Extract<LoadedStep, { view: 'quote' }>) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const price = (amount: string) => formatMoney(parseMoney(amount), language);
  useStayEvent(quote.optionRefId, () => beginCheckout(quote, recallOfferFacts(quote.optionRefId)));
  return (
    <StayLayout step="details" quote={quote} query={query}>
      <h1>{t('step1.heading')}</h1>
      {query.note === 'details' && (
        <div role="status">
          <Notice tone="warning" title={t('step1.detailsFirst')}>
            {t('step1.detailsFirstText')}
          </Notice>
        </div>
      )}
      {quote.priceChanged && quote.previousPrice !== null && (
        <Notice tone="info" title={t('price.changed')}>
          {t('price.fromTo', {
            before: price(quote.previousPrice),
            now: price(quote.ledger.total),
          })}
        </Notice>
      )}
      <GuestForm query={query} quote={quote} />
    </StayLayout>
  );
}

export function Component() {
  const step = usePageData<typeof loader>();
  useReceiptFirst(step.query.quote);
  return step.view === 'quote' ? <Details {...step} /> : <NothingToBook step={step} />;
}

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: t('step1.title') };
}

export const ErrorBoundary = StayErrorBoundary;
