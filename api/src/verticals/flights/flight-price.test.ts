import { formatDecimal, parseMoney } from '@wayfare/domain';
import { readConfig } from '../../platform/config';
import { anOffer } from '../../../test/builders/build-offer';
import { flightOffer } from './flight-offer';
import { withCommission } from './flight-price';

const { flightCommission } = readConfig({});

describe('The price of a flight', () => {
  it.each([
    ['132.00', '57.40', '134.64', '192.04'],
    ['0.00', '12.10', '0.00', '12.10'],
    ['0.24', '0.00', '0.24', '0.24'],
    ['0.25', '0.00', '0.26', '0.26'],
    ['12.25', '3.00', '12.50', '15.50'],
    ['99.99', '0.01', '101.99', '102.00'],
    ['18345.67', '2001.33', '18712.58', '20713.91'],
  ])(
    'FLT-45 of base %s and tax %s is base %s and total %s: 2 percent of the base fare, half up, in no line of its own',
    (base, tax, ourBase, ourTotal) => {
      const price = {
        base: parseMoney(base),
        tax: parseMoney(tax),
        total: parseMoney((Number(base) + Number(tax)).toFixed(2)),
      };
      const ours = withCommission(price, flightCommission);
      expect([ours.base, ours.tax, ours.total].map(formatDecimal)).toEqual([
        ourBase,
        tax,
        ourTotal,
      ]);
    },
  );

  it('FLT-45 is configured as 2', () => {
    expect(flightCommission).toEqual({ type: 'percent', value: 2 });
    expect(readConfig({ FLIGHT_COMMISSION_PERCENT: '2.5' }).flightCommission.value).toBe(2.5);
  });

  it('FLT-45 carries the commission exactly once in an offer, and bags carry none', () => {
    const offer = anOffer({ base: '132.00', tax: '57.40', bag: '32.00' });
    expect(flightOffer(offer, flightCommission)).toMatchObject({
      base_amount: '134.64',
      tax_amount: '57.40',
      total_amount: '192.04',
      available_services: [{ total_amount: '32.00' }],
    });
    expect(flightOffer(offer, { type: 'percent', value: 0 })).toMatchObject({
      base_amount: '132.00',
      total_amount: '189.40',
    });
  });
});
