import { describeAskingForMoney } from './conformance-asking';
import { describeMessagesAndFailures } from './conformance-messages';
import { describeMovingMoney } from './conformance-moves';
import type { PaymentsUnderTest } from './payments';

/** What every adapter of payments must do, whoever is behind it. */
export function describePaymentProvider(name: string, make: () => PaymentsUnderTest): void {
  describeMovingMoney(name, make);
  describeAskingForMoney(name, make);
  describeMessagesAndFailures(name, make);
}
