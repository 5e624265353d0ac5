import { describeMovingMoney } from '../../../test/conformance/payments/conformance-moves';
import { Chance } from '../../../test/fakes/bank-and-supplier.fake';
import { FakeBank } from '../../../test/fakes/bank.fake';

describeMovingMoney('The bank that other tests pay at', () => {
  const bank = new FakeBank(new Chance(() => 'fine'));
  return {
    payments: bank.payments,
    reserved: async (cents) => bank.paid(cents, 'card'),
    unpaid: async (cents) => bank.create('payment', cents, 'requires_payment_method'),
    async kept(card) {
      const id = bank.create('setup', 0, 'succeeded');
      if (card === 'declining') bank.set(id, { failure: 'card_declined' });
      return id;
    },
  };
});
