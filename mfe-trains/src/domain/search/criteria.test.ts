import {
  EMPTY_TICKET_SEARCH,
  ONE_ADULT,
  passCriteria,
  ticketCriteria,
  type TicketSearch,
} from './criteria';
import { placeOfCode } from './place-text';

const clock = () => Date.parse('2026-12-10T09:00:00Z');
const single: TicketSearch = {
  ...EMPTY_TICKET_SEARCH,
  from: placeOfCode('NL:amsterdam'),
  to: placeOfCode('FR:paris'),
  date: '2027-01-14',
  hour: 14,
};

describe('train search criteria', () => {
  it('make one leg of a single journey and two of a return, the second the other way round', () => {
    expect(ticketCriteria(single, clock).legs).toEqual([
      { origin: 'NL:amsterdam', destination: 'FR:paris', departure: '2027-01-14T14:00' },
    ]);
    expect(
      ticketCriteria({ ...single, returnDate: '2027-01-17', returnHour: 9 }, clock).legs,
    ).toEqual([
      { origin: 'NL:amsterdam', destination: 'FR:paris', departure: '2027-01-14T14:00' },
      { origin: 'FR:paris', destination: 'NL:amsterdam', departure: '2027-01-17T09:00' },
    ]);
  });

  it('TRN-56 never ask for a way back before the way out, whatever is over today', () => {
    const london = { ...placeOfCode('GB:london'), timezone: 'Europe/London' };
    const { legs } = ticketCriteria(
      {
        ...single,
        to: london,
        date: '2026-12-10',
        hour: 8,
        returnDate: '2026-12-10',
        returnHour: 8,
      },
      clock,
    );
    expect(legs.map(({ departure }) => departure)).toEqual([
      '2026-12-10T10:01',
      '2026-12-10T10:01',
    ]);
  });

  it('OQ-62 say everybody by age, with the reduction card of each', () => {
    const passengers = { adult: 2, youth: 1, senior: 1, child: 1, infant: 1 };
    expect(
      ticketCriteria(
        { ...single, passengers, cards: { adult: ['', 'NS-DAL'], senior: ['BAHNCARD-25'] } },
        clock,
      ).travelers,
    ).toEqual([
      { age: 40, cards: [] },
      { age: 40, cards: [{ code: 'NS-DAL' }] },
      { age: 20, cards: [] },
      { age: 70, cards: [{ code: 'BAHNCARD-25' }] },
      { age: 8, cards: [] },
      { age: 2, cards: [] },
    ]);
  });

  it('forget the card of a passenger who was taken away', () => {
    expect(
      ticketCriteria({ ...single, cards: { adult: ['', 'NS-DAL'] } }, clock).travelers,
    ).toEqual([{ age: 40, cards: [] }]);
  });

  it('are an area and a first day for a pass', () => {
    expect(passCriteria({ area: 'CH', date: '2027-01-14', passengers: ONE_ADULT })).toEqual({
      place: 'CH',
      validityStartDate: '2027-01-14',
      travelers: [{ age: 40, cards: [] }],
    });
  });
});
