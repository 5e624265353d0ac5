import type { PaymentTerms, Quote } from '@wayfare/api-contract';
import { BookingSummary, PriceNews } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { hotelHref, type BookingQuery } from '../../domain/booking/booking-query';
import { HotelPicture } from '../hotel-card/hotel-picture';
import { HotelHead, StayFacts } from './booked-stay';
import { StayLedger } from './stay-ledger';

interface Props {
  quote: Quote;
  query: BookingQuery;
  terms?: PaymentTerms | null | undefined;
}

export function StaySummary({ quote, query, terms = null }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  return (
    <BookingSummary title={t('booking.summary')} total={quote.ledger.total}>
      {quote.hotel.image !== null && (
        <HotelPicture
          image={quote.hotel.image}
          sizes="(min-width: 64rem) 20rem, 100vw"
          urgency="later"
        />
      )}
      <HotelHead hotel={quote.hotel} />
      <StayFacts stay={quote} />
      <StayLedger ledger={quote.ledger} terms={terms} publicPrice={quote.publicPrice} />
      <PriceNews ledger={quote.ledger} language={language} />
      <p>
        <Link to={hotelHref(query, language)}>{t('booking.changeRoom')}</Link>
      </p>
    </BookingSummary>
  );
}
