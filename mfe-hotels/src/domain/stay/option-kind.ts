import type { StayOption } from '@wayfare/api-contract';

/** What makes two options the same to a traveller: a supplier gives the same rate another id with every search. */
export function kindOf({ rooms, boardCode, paymentType, cancelPolicy }: StayOption): string {
  return JSON.stringify([
    [...new Set(rooms.map(({ code }) => code))],
    boardCode,
    paymentType,
    cancelPolicy.refundable,
  ]);
}
