import { errorMessageKey, isApiError } from '@wayfare/api-client';
import { useQuery } from '@wayfare/api-client/query-cache';
import type { FlightSlice, OrderChangeQuote } from '@wayfare/api-contract';
import { Actions, BookingSection, Facts } from '@wayfare/checkout';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { ButtonLink, FailurePanel, Notice, Waiting } from '@wayfare/ui';
import { changeQuoteQuery } from '../../api/after-sales.api';
import { StaysBehind } from '../../ui/after-sales/left-behind';
import { useManage, type PayableManaged } from '../../ui/after-sales/use-manage';
import { SliceLine } from '../../ui/journey/slice-line';
import { ChangePrice } from './change-offers';
import { ConfirmChange } from './confirm-change';
import { useLookAgain } from './use-look-again';

interface Props extends PayableManaged {
  index: number;
  slice: FlightSlice;
}

/** The chosen flight is sold out: nothing has changed. */
function Gone({ booking }: Pick<Props, 'booking'>) {
  const { t } = useTranslation('flights');
  const { again } = useLookAgain(booking.provider);
  return (
    <>
      <Notice tone="warning" title={t('manage.problem.gone')}>
        {t('manage.problem.unchanged', { reference: booking.reference })}
      </Notice>
      <Actions>
        <ButtonLink to={again.href} onClick={again.forget}>
          {again.label}
        </ButtonLink>
      </Actions>
    </>
  );
}

function Review({
  quote,
  booking,
  slice,
}: { quote: OrderChangeQuote } & Pick<Props, 'booking' | 'slice'>) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  return (
    <BookingSection id="change-review" title={t('manage.change.review')}>
      <h3>{t('manage.change.from')}</h3>
      <SliceLine slice={slice} dictionary={booking.dictionary} />
      <h3>{t('manage.change.to')}</h3>
      <SliceLine slice={quote.offer.slice} dictionary={quote.dictionary} />
      <StaysBehind booking={booking} slice={slice} services={quote.lost_services} />
      <ChangePrice offer={quote.offer} />
      <Facts
        items={[
          {
            term: t('manage.change.newTotal'),
            detail: formatMoney(parseMoney(quote.offer.new_total_amount), language),
          },
        ]}
      />
    </BookingSection>
  );
}

export function ChangeReview(props: Props) {
  const { t } = useTranslation('flights');
  const { api } = usePlatform();
  const language = useLanguage();
  const { query, href } = useManage();
  const { booking, accessKey, slice, index, settings } = props;
  const { provider, reference } = booking;
  const request = { ...accessKey, slice_id: slice.id, change_offer_id: query.offer, language };
  const { data, error, isFetching, refetch } = useQuery(changeQuoteQuery(api, provider, request));
  const others = (
    <p>
      <ButtonLink variant="secondary" to={href({ view: 'change', slice: index, date: query.date })}>
        {t('manage.change.others')}
      </ButtonLink>
    </p>
  );
  if (error !== null && !isFetching) {
    if (isApiError(error) && ['OFFER_EXPIRED', 'NOT_FOUND', 'INVALID_REQUEST'].includes(error.code))
      return <Gone booking={booking} />;
    return (
      <>
        <FailurePanel
          title={t(errorMessageKey(error))}
          text={t('manage.problem.unchanged', { reference })}
          retryLabel={t('common:retry')}
          onRetry={() => void refetch()}
        />
        {others}
      </>
    );
  }
  if (data !== undefined) {
    return (
      <>
        <Review quote={data} booking={booking} slice={slice} />
        <ConfirmChange
          key={data.quote_id}
          quote={data}
          booking={booking}
          accessKey={accessKey}
          settings={settings}
        />
        {others}
      </>
    );
  }
  return <Waiting text={t('manage.change.pricing')} height={240} />;
}
