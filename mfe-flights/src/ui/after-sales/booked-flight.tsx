import type { FlightBookingView } from '@wayfare/api-contract';
import {
  AskedAssistance,
  BookingReferences,
  BookingSection,
  ChargedSoFar,
  Facts,
  SmallPrint,
} from '@wayfare/checkout';
import { formatMoney, parseMoney, subtractMoney, type Money } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { boughtText } from '../../domain/fare/bought-text';
import { FlightLedger } from '../journey/flight-summary';
import { SliceDetails } from '../journey/slice-details';
import styles from '../plain-list.module.css';
import { LeftBehind } from './left-behind';

export function References({
  booking: { reference, pin, airline_reference: airline, owner },
}: {
  booking: FlightBookingView;
}) {
  const { t } = useTranslation('flights');
  return (
    <BookingReferences
      reference={reference}
      pin={pin}
      supplier={{
        label: t('outcome.airlineReference', { airline: owner.name }),
        reference: airline,
      }}
    />
  );
}

function Services({
  booking: { services, slices, dictionary, travellers },
}: {
  booking: FlightBookingView;
}) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const nameOf = (id: string) => {
    const found = travellers.find(({ passenger_id: own }) => own === id);
    return found === undefined ? '' : `${found.name} ${found.surname}`;
  };
  if (services.length === 0) return <SmallPrint>{t('outcome.noExtras')}</SmallPrint>;
  return (
    <ul role="list" className={styles.plain}>
      {services.map((service) => (
        <li key={service.id}>{boughtText(service, { slices, dictionary, nameOf, language, t })}</li>
      ))}
    </ul>
  );
}

function GivenBack({ payment: { charged, refunded } }: Pick<FlightBookingView, 'payment'>) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const back = parseMoney(refunded);
  if (back.amount === 0) return null;
  const price = (amount: Money) => formatMoney(amount, language);
  return (
    <>
      <Facts
        items={[
          { term: t('outcome.givenBack'), detail: price(back) },
          { term: t('outcome.keptPaid'), detail: price(subtractMoney(parseMoney(charged), back)) },
        ]}
      />
      <SmallPrint>{t('outcome.backWhen')}</SmallPrint>
    </>
  );
}

export function BookedFlight({ booking }: { booking: FlightBookingView }) {
  const { t } = useTranslation('flights');
  const { slices, dictionary, travellers, ledger, payment, owner } = booking;
  const tickets = travellers.map(({ name, surname, ticket_number: ticket }) => ({
    term: `${name} ${surname}`,
    detail: ticket === null ? t('outcome.ticketLater') : t('outcome.ticket', { number: ticket }),
  }));
  const party = {
    passengers: travellers.map(({ passenger_id: id, type }) => ({ id, type, age: null })),
  };
  return (
    <>
      <BookingSection id="booked-flights" title={t('review.flights')}>
        {slices.map((slice) => (
          <SliceDetails key={slice.id} slice={slice} dictionary={dictionary} />
        ))}
      </BookingSection>
      <BookingSection id="booked-travellers" title={t('outcome.tickets')}>
        <Facts items={tickets} />
      </BookingSection>
      <AskedAssistance
        travellers={travellers.map(({ name, surname, assistance }) => ({
          name: `${name} ${surname}`,
          assistance,
        }))}
        advice={t('travellers.hints.assistance', { airline: owner.name })}
      />
      <BookingSection id="booked-extras" title={t('outcome.extras')}>
        <Services booking={booking} />
        <LeftBehind booking={booking} />
      </BookingSection>
      <BookingSection id="booked-price" title={t('outcome.price')}>
        <FlightLedger ledger={ledger} offer={party} />
        <ChargedSoFar payment={payment} />
        <GivenBack payment={payment} />
      </BookingSection>
    </>
  );
}
