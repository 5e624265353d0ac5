import { offerByLocation } from './offer-by-location';
import type { OfferedTicket } from '../offers/offered';
import { refused } from '../wire/problems';
import type { Language } from '../wire/words';
import { adoptOffer } from './adopt-offer';
import type { InEachLanguage } from './booking';

interface Adopted {
  legId: string;
  travelerIds: readonly string[];
  now: number;
}

/** A found offer as the leg of an item, as each language says it. */
export function adoptedTicket(
  location: string,
  { legId, travelerIds, now }: Adopted,
): InEachLanguage<OfferedTicket> {
  const read = (language: Language): OfferedTicket => {
    const offered = offerByLocation(location, { now, language });
    if (offered === null || offered === 'expired' || offered.type !== 'point-to-point')
      throw refused('offer-expired');
    return adoptOffer(offered, legId, travelerIds);
  };
  return { en: read('en'), nl: read('nl') };
}
