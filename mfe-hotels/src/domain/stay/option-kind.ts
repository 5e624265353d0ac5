import type { StayOption } from '@wayfare/api-contract';

/** Identity of a rate to a traveller: suppliers give the same rate a new id with every search. */
export function kindOf({ rooms, boardCode, paymentType, cancelPolicy }: StayOption): string {
  return JSON.stringify([
    [...new Set(rooms.map(({ code }) => code))],
    boardCode,
    paymentType,
    cancelPolicy.refundable,
  ]);
}
