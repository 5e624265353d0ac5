import { buildStayOption } from '@wayfare/testing';
import { priceLedger } from './price-ledger';

describe('the price of an option', () => {
  it('HOT-43 is broken down into base and taxes that add up to the total', () => {
    expect(priceLedger(buildStayOption())?.total.amount).toBe(41250);
  });

  it('HOT-43 shows no breakdown that does not add up', () => {
    expect(priceLedger(buildStayOption({ base: '300.00' }))).toBeNull();
  });
});
