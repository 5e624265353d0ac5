import type { SeatElement, SeatMap } from '@wayfare/api-contract';
import { SEATED } from './flight-builders';

const EXIT_ROW = 12;
const TAKEN: ReadonlySet<string> = new Set(['11B', '11C', '14D']);

const nobodySits = (type: SeatElement['type']): SeatElement => ({
  type,
  designator: null,
  name: null,
  disclosures: [],
  available_services: [],
});

/** For every passenger with a seat of his own; at an exit only for adults; nobody when it is taken. */
function seat(row: number, letter: string): SeatElement {
  const designator = `${row}${letter}`;
  const isExit = row === EXIT_ROW;
  const buyers = TAKEN.has(designator)
    ? []
    : SEATED.filter(({ type }) => !isExit || type === 'adult');
  return {
    type: 'seat',
    designator,
    name: isExit ? 'Extra legroom seat' : 'Standard seat',
    disclosures: isExit
      ? [
          'Passengers in an exit row are adults, able to help in an emergency, and travel without an infant.',
        ]
      : [],
    available_services: buyers.map(({ id }) => ({
      id: `ase_seat_${designator}_${id}`,
      passenger_id: id,
      total_amount: isExit ? '24.00' : '11.00',
      total_currency: 'EUR',
    })),
  };
}

/** KL 1665: rows 10 to 15 of three and three, an exit at row 12, a lavatory behind; 11B, 11C and 14D are taken. */
export function buildSeatMap(changes: Partial<SeatMap> = {}): SeatMap {
  const rowOf = (row: number) => ({
    sections: ['ABC', 'DEF'].map((letters) => ({
      elements: [...letters].map((letter) => seat(row, letter)),
    })),
  });
  const exit = {
    sections: [{ elements: [nobodySits('exit_row')] }, { elements: [nobodySits('exit_row')] }],
  };
  const back = {
    sections: [
      { elements: [nobodySits('lavatory'), nobodySits('empty'), nobodySits('empty')] },
      { elements: [nobodySits('galley')] },
    ],
  };
  return {
    slice_id: 'sli_1',
    segment_id: 'seg_1',
    cabins: [
      {
        deck: 0,
        cabin_class: 'economy',
        aisles: 1,
        wings: { first_row_index: 1, last_row_index: 4 },
        rows: [rowOf(10), rowOf(11), exit, rowOf(EXIT_ROW), rowOf(13), rowOf(14), rowOf(15), back],
      },
    ],
    ...changes,
  };
}
