import { useQuery } from '@wayfare/api-client/query-cache';
import type { FlightSlice, OrderChangeQuote } from '@wayfare/api-contract';
import { BookingSection, ChangeGone, Facts, QuotedChange } from '@wayfare/checkout';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
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
  const { again } = useLookAgain(provider);
  const request = { ...accessKey, slice_id: slice.id, change_offer_id: query.offer, language };
  const quote = useQuery(changeQuoteQuery(api, provider, request));
  const unchanged = t('manage.problem.unchanged', { reference });
  return (
    <QuotedChange
      quote={quote}
      gone={<ChangeGone title={t('manage.problem.gone')} text={unchanged} again={again} />}
      unchanged={unchanged}
      pricing={t('manage.change.pricing')}
      others={{
        href: href({ view: 'change', slice: index, date: query.date }),
        label: t('manage.change.others'),
      }}
    >
      {(quoted) => (
        <>
          <Review quote={quoted} booking={booking} slice={slice} />
          <ConfirmChange
            key={quoted.quote_id}
            quote={quoted}
            booking={booking}
            accessKey={accessKey}
            settings={settings}
          />
        </>
      )}
    </QuotedChange>
  );
}
