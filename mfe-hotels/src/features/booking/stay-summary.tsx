import type { PaymentTerms, Quote } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { Price } from '@wayfare/ui';
import { useId, useState } from 'react';
import { HotelPicture } from '../results/hotel-picture';
import { HotelHead, StayFacts } from './booked-stay';
import { hotelHref, type BookingQuery } from './booking-query';
import { StayLedger } from './stay-ledger';
import styles from './booking.module.css';

interface Props {
  quote: Quote;
  query: BookingQuery;
  /** the way to pay, once it is chosen */
  terms?: PaymentTerms | null | undefined;
}

/** What is being booked and for how much: a column beside the form, on a phone a bar at the bottom that opens. */
export function StaySummary({ quote, query, terms = null }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <aside aria-label={t('booking.summary')} className={styles.summary} data-open={isOpen}>
      <button type="button" className={styles.bar} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <span>{t('booking.total')}</span>
        <Price amount={quote.ledger.total} language={language} size="large" />
        <span className={styles.barAction}>{t(isOpen ? 'booking.hideDetails' : 'booking.showDetails')}</span>
      </button>
      <div id={id} className={styles.summaryBody}>
        <h2 className={styles.summaryTitle}>{t('booking.summary')}</h2>
        {quote.hotel.image !== null && <HotelPicture image={quote.hotel.image} sizes="(min-width: 64rem) 20rem, 100vw" urgency="later" />}
        <HotelHead hotel={quote.hotel} />
        <StayFacts stay={quote} />
        <div role="status">
          <StayLedger ledger={quote.ledger} terms={terms} publicPrice={quote.publicPrice} />
        </div>
        <p>
          <Link to={hotelHref(query, language)}>{t('booking.changeRoom')}</Link>
        </p>
      </div>
    </aside>
  );
}
