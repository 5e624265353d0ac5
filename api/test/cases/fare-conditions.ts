import type { FlightOffer } from '@wayfare/api-contract';
import { addMoney, formatDecimal, parseMoney } from '@wayfare/domain';

export const centsOf = (text: string) => parseMoney(text).amount;
export const plus = (...amounts: readonly string[]) =>
  formatDecimal(addMoney(...amounts.map(parseMoney)));

export const isFree = ({ conditions }: FlightOffer) =>
  conditions.change_before_departure?.penalty_amount === '0.00' &&
  conditions.refund_before_departure?.allowed === true;
export const isStrict = ({ conditions }: FlightOffer) =>
  conditions.change_before_departure?.allowed === false &&
  conditions.refund_before_departure?.allowed === false;
