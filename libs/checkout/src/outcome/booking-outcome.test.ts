import type { HotelBooking } from '@wayfare/api-contract';
import { moneyNote, outcomeOf } from './booking-outcome';

const payment = (state: HotelBooking['payment']['state'], charged = '0.00', refunded = '0.00') => ({
  state,
  charged,
  refunded,
});

describe('the screen of a booking', () => {
  it.each([
    ['completing', 'authorised', 'completing'],
    ['completing', 'awaiting', 'unpaid'],
    ['confirmed', 'captured', 'confirmed'],
    ['pending', 'authorised', 'pending'],
    ['refunded', 'refunded', 'refunded'],
    ['failed', 'voided', 'failed'],
  ] as const)('HOT-46 of a %s booking with the payment %s is %s', (status, state, outcome) => {
    expect(outcomeOf({ status, payment: payment(state) })).toBe(outcome);
  });
});

describe('what became of the money', () => {
  it.each([
    ['came back', payment('refunded', '412.50', '412.50'), 'refunded'],
    ['came back in part', payment('captured', '412.50', '100.00'), 'refunded'],
    ['is released on the card', payment('voided'), 'released'],
    ['is still charged', payment('captured', '412.50'), 'charged'],
    ['is still held on the card', payment('authorised'), 'kept'],
    ['was never taken', payment('none'), 'nothing'],
    ['was never given', payment('awaiting'), 'nothing'],
  ] as const)('ERR-11 it %s', (_, state, note) => {
    expect(moneyNote(state)).toBe(note);
  });
});
