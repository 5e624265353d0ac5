import type {
  LegSolution,
  PassOffer,
  PassSearchResult,
  TicketOffer,
  TicketSearchResult,
  TrainProduct,
} from '@wayfare/api-contract';

type Services = TicketSearchResult['services'];
type Travelers = TicketSearchResult['travelers'];

export interface SavedOffer {
  travelers: Travelers;
  /** the chosen train of each leg; empty for a pass */
  legSolutions: LegSolution[];
  /** extras for sale with it; empty for a pass */
  services: Services;
  products: TrainProduct[];
  offerSelected: string[];
  expirationDate: string;
  textInformationTravel: string;
}

interface Fares {
  fareOffers: TicketOffer['fareOffers'];
}

function productsOf(products: readonly TrainProduct[], offers: readonly Fares[]): TrainProduct[] {
  const codes = new Set(
    offers.flatMap(({ fareOffers }) =>
      fareOffers.flatMap(({ fares }) => fares.map(({ productCode }) => productCode)),
    ),
  );
  return products.filter(({ code }) => codes.has(code));
}

const earliest = (offers: readonly { expirationDate: string }[]): string =>
  offers
    .map(({ expirationDate }) => expirationDate)
    .sort((a, b) => Date.parse(a) - Date.parse(b))[0] ?? '';

/** One offer, or two sold together (TRN-29). */
export function saveOffer(
  { travelers, legs, services, products }: TicketSearchResult,
  offers: readonly TicketOffer[],
): SavedOffer {
  const chosen = offers.flatMap((offer) => {
    const leg = legs.find(({ id }) => id === offer.leg);
    const solution = leg?.solutions.find(({ id }) => id === offer.legSolution);
    return leg === undefined || solution === undefined ? [] : [{ leg, solution }];
  });
  const sold = new Set(
    offers.flatMap(({ serviceOffers }) => serviceOffers.map(({ serviceId }) => serviceId)),
  );
  return {
    travelers,
    legSolutions: chosen.map(({ solution }) => solution),
    services: services.filter(({ id }) => sold.has(id)),
    products: productsOf(products, offers),
    offerSelected: offers.map(({ id }) => id),
    expirationDate: earliest(offers),
    textInformationTravel: chosen
      .map(({ leg }) => `${leg.origin.label} – ${leg.destination.label}`)
      .join(', '),
  };
}

/** A pass (TRN-30). */
export function savePass({ travelers, products }: PassSearchResult, offer: PassOffer): SavedOffer {
  return {
    travelers,
    legSolutions: [],
    services: [],
    products: products.filter(
      (product) => product.code === offer.productCode || productsOf([product], [offer]).length > 0,
    ),
    offerSelected: [offer.id],
    expirationDate: offer.expirationDate,
    textInformationTravel: offer.label,
  };
}
