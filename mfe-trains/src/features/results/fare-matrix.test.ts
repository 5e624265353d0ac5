import type { TicketOffer } from '@wayfare/api-contract';
import { buildTicketOffer, buildTrainPrices } from '@wayfare/testing';
import { cheapest, totalOf } from '../../domain/fares/shown-price';
import { fareMatrix } from './fare-matrix';

const COMFORTS = { STANDARD: 'Standard', PREMIER: '1st class' } as const;
const offer = (
  id: string,
  comfort: keyof typeof COMFORTS,
  flexibility: TicketOffer['flexibility']['code'],
  price: string,
) =>
  buildTicketOffer({
    id,
    comfortCategory: { code: comfort, label: COMFORTS[comfort] },
    flexibility: { code: flexibility, level: '1', label: flexibility },
    prices: buildTrainPrices(price),
  });

const OFFERS = [
  offer('best', 'PREMIER', 'FULL_FLEX', '199.00'),
  offer('dear', 'STANDARD', 'SEMI_FLEX', '99.00'),
  offer('semi', 'STANDARD', 'SEMI_FLEX', '89.00'),
  offer('strict', 'STANDARD', 'NON_FLEX', '59.50'),
];

describe('the fares of a train', () => {
  it('stand by class and flexibility, in order, with holes where nothing is sold', () => {
    const { comforts, flexibilities, cells } = fareMatrix(OFFERS);
    expect(comforts.map(({ label }) => label)).toEqual(['Standard', '1st class']);
    expect(flexibilities.map(({ code }) => code)).toEqual(['NON_FLEX', 'SEMI_FLEX', 'FULL_FLEX']);
    expect(cells.map((row) => row.map((cell) => cell?.id ?? null))).toEqual([
      ['strict', 'semi', null],
      [null, null, 'best'],
    ]);
  });

  it('are none where nothing is sold', () => {
    expect(fareMatrix([])).toEqual({ comforts: [], flexibilities: [], cells: [] });
  });

  it('TRN-22 are added up by what is shown of each', () => {
    expect(totalOf(OFFERS)).toBe('446.50');
    expect(cheapest(OFFERS)?.id).toBe('strict');
    expect(cheapest([])).toBeUndefined();
  });
});
