import { buildPassSearch, buildTicketSearch } from '@wayfare/testing';
import { saveOffer, savePass } from './saved-offer';

const SEARCH = buildTicketSearch();
const [OFFER] = SEARCH.offers;
const PASSES = buildPassSearch();
const [PASS] = PASSES.offers;

describe('what is saved of an offer', () => {
  it('TRN-29 TRN-31 of tickets: travelers, the chosen train, extras, and the products of its fares only', () => {
    if (OFFER === undefined) throw new Error('the search has no offer');
    const other = { ...SEARCH.products[0], code: 'SOMETHING-ELSE' };
    const saved = saveOffer(
      { ...SEARCH, products: [...SEARCH.products, other as (typeof SEARCH.products)[number]] },
      [OFFER],
    );
    const codes = OFFER.fareOffers.flatMap(({ fares }) =>
      fares.map(({ productCode }) => productCode),
    );
    expect(saved.products.map(({ code }) => code)).toEqual([...new Set(codes)]);
    expect(saved.legSolutions.map(({ id }) => id)).toEqual([OFFER.legSolution]);
    expect(saved.travelers).toEqual(SEARCH.travelers);
    expect(saved.offerSelected).toEqual([OFFER.id]);
    expect(saved.expirationDate).toBe(OFFER.expirationDate);
    expect(saved.textInformationTravel).toBe(
      `${SEARCH.legs[0]?.origin.label} – ${SEARCH.legs[0]?.destination.label}`,
    );
  });

  it('TRN-29 has no extras that its offers do not sell', () => {
    if (OFFER === undefined) throw new Error('the search has no offer');
    expect(saveOffer(SEARCH, [{ ...OFFER, serviceOffers: [] }]).services).toEqual([]);
  });

  it('TRN-30 of a pass: travelers and products', () => {
    if (PASS === undefined) throw new Error('the search has no pass');
    const saved = savePass(PASSES, PASS);
    expect(saved.travelers).toEqual(PASSES.travelers);
    expect(saved.products.map(({ code }) => code)).toEqual([PASS.productCode]);
    expect(saved).toMatchObject({
      legSolutions: [],
      services: [],
      textInformationTravel: PASS.label,
    });
  });
});
