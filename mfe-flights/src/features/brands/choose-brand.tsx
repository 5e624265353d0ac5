import type { FlightDictionary, FlightOffer } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { ButtonLink } from '@wayfare/ui';
import { useState, type MouseEvent } from 'react';
import type { WizardQuery } from '../../domain/wizard/wizard-query';
import { hrefOfStep } from '../../domain/wizard/wizard-steps';
import { keepOffer, moveToOffer } from '../../state/choose';
import { readFlightStore } from '../../state/flight-store';
import type { FlightNews } from '../../ui/wizard/flight-news';

interface Props {
  offer: FlightOffer;
  name: string;
  dictionary: FlightDictionary;
  query: WizardQuery;
}

/** Switches to a ticket type; bags and seats carry over as far as it sells them. */
export function ChooseBrand({ offer, name, dictionary, query }: Props) {
  const { t } = useTranslation('flights');
  const { api } = usePlatform();
  const language = useLanguage();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const href = hrefOfStep('travellers', { ...query, offer: offer.id }, language);

  async function carryAlong(before: string): Promise<void> {
    setIsBusy(true);
    const lost = await moveToOffer(api, language, { offer, dictionary });
    const news: FlightNews = { fare: 'other', before, now: offer.total_amount, lost };
    await navigate(href, { state: lost.length === 0 ? null : { news } });
  }

  function handleClick(event: MouseEvent): void {
    const { flight, amenities, seats } = readFlightStore();
    if (flight === null || flight.id === offer.id || amenities.length + seats.length === 0) {
      keepOffer(offer, dictionary);
      return;
    }
    event.preventDefault();
    if (!isBusy) void carryAlong(flight.total_amount);
  }

  return (
    <ButtonLink to={href} aria-busy={isBusy || undefined} onClick={handleClick}>
      {t('ticket.choose', { name })}
    </ButtonLink>
  );
}
