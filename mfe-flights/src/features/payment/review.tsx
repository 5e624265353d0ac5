import type { BoughtService, FlightQuote } from '@wayfare/api-contract';
import { AskedAssistance, BookingSection, Facts, SmallPrint } from '@wayfare/checkout';
import { formatDate, isIsoDate, ticketName } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { Skeleton, useHydrated } from '@wayfare/ui';
import { wireTravellers } from '../../domain/draft/party-problems';
import { travellerLabel, travellerNames } from '../../domain/draft/traveller-name';
import { boughtText } from '../../domain/fare/bought-text';
import { brandFacts, brandName } from '../../domain/fare/brand-facts';
import type { WizardQuery } from '../../domain/wizard/wizard-query';
import { hrefOfStep, type WizardStep } from '../../domain/wizard/wizard-steps';
import { useFlightStore } from '../../state/flight-store';
import { SliceDetails } from '../../ui/journey/slice-details';
import styles from '../../ui/plain-list.module.css';

interface Props {
  quote: FlightQuote;
  query: WizardQuery;
}

function EditLink({ step, query }: { step: WizardStep; query: WizardQuery }) {
  const { t } = useTranslation('flights');
  return <Link to={hrefOfStep(step, query, useLanguage())}>{t(`review.edit.${step}`)}</Link>;
}

function FlightsReview({ quote: { offer, dictionary }, query }: Props) {
  const { t } = useTranslation('flights');
  return (
    <BookingSection
      id="review-flights"
      title={t('review.flights')}
      action={<EditLink step="search" query={query} />}
    >
      {offer.slices.map((slice) => (
        <SliceDetails key={slice.id} slice={slice} dictionary={dictionary} />
      ))}
    </BookingSection>
  );
}

function TicketReview({ quote: { offer, dictionary }, query }: Props) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const facts = brandFacts(offer, { t, language, dictionary });
  const rows = (['cabinBags', 'checkedBags', 'change', 'refund'] as const).map((row) => ({
    term: t(`ticket.row.${row}`),
    detail: facts[row],
  }));
  return (
    <BookingSection
      id="review-ticket"
      title={t('wizard.step.ticket')}
      action={<EditLink step="ticket" query={query} />}
    >
      <Facts
        items={[
          { term: t('review.ticket'), detail: `${brandName(offer, t)}, ${offer.owner.name}` },
          ...rows,
        ]}
      />
    </BookingSection>
  );
}

function TravellersReview({ quote: { offer }, query }: Props) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { travelers, contactInfo } = useFlightStore();
  const isHydrated = useHydrated();
  const names = travellerNames(offer, travelers, t);
  const typed = wireTravellers(travelers, offer);
  const detailOf = (index: number) => {
    const { name = '', surname = '', date_of_birth: birth = '' } = typed[index] ?? {};
    const ticket = t('review.onTicket', {
      name: `${ticketName(surname) ?? ''} / ${ticketName(name) ?? ''}`,
    });
    return [names[index], ...(isIsoDate(birth) ? [formatDate(birth, language)] : []), ticket].join(
      ' · ',
    );
  };
  const people = offer.passengers.map(({ type }, index) => ({
    term: travellerLabel(index, type, t),
    detail: detailOf(index),
  }));
  const assisted = offer.passengers.map((_, index) => ({
    name: names[index] ?? '',
    assistance: typed[index]?.assistance,
  }));
  return (
    <>
      <BookingSection
        id="review-travellers"
        title={t('wizard.step.travellers')}
        action={<EditLink step="travellers" query={query} />}
      >
        {isHydrated ? (
          <Facts
            items={[...people, { term: t('travellers.fields.email'), detail: contactInfo.email }]}
          />
        ) : (
          <Skeleton height={140} />
        )}
      </BookingSection>
      {isHydrated && (
        <AskedAssistance
          travellers={assisted}
          advice={t('travellers.hints.assistance', { airline: offer.owner.name })}
        />
      )}
    </>
  );
}

function ServicesReview({
  quote,
  query,
  type,
  step,
}: Props & { type: BoughtService['type']; step: 'bags' | 'seats' }) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { travelers } = useFlightStore();
  const { offer, dictionary, services } = quote;
  const names = travellerNames(offer, travelers, t);
  const nameOf = (id: string) =>
    names[offer.passengers.findIndex((passenger) => passenger.id === id)] ?? '';
  const bought = services.filter((service) => service.type === type);
  return (
    <BookingSection
      id={`review-${step}`}
      title={t(`wizard.step.${step}`)}
      action={<EditLink step={step} query={query} />}
    >
      {bought.length === 0 ? (
        <SmallPrint>{t(`review.none.${step}`)}</SmallPrint>
      ) : (
        <ul role="list" className={styles.plain}>
          {bought.map((service) => (
            <li key={service.id}>
              {boughtText(service, { slices: offer.slices, dictionary, nameOf, language, t })}
            </li>
          ))}
        </ul>
      )}
    </BookingSection>
  );
}

/** Each part links back to its step (WCAG 3.3.4). Bags and seats are the quote's: what is charged. */
export function Review(props: Props) {
  const { type } = props.quote;
  return (
    <>
      <FlightsReview {...props} />
      <TicketReview {...props} />
      <TravellersReview {...props} />
      {type === 'instant' && <ServicesReview {...props} type="baggage" step="bags" />}
      {type === 'instant' && <ServicesReview {...props} type="seat" step="seats" />}
    </>
  );
}
