import { buildSeatMap } from '@wayfare/testing';
import { cabinPlan, seatPlan } from '../../testing/seat-plan';
import { decksOf, seatRowsOf, type Deck } from './seat-model';

/** The only deck of a cabin in lines. */
function deckOf(...lines: string[]): Deck {
  const [deck] = decksOf(seatPlan(cabinPlan(lines)));
  if (deck === undefined) throw new Error('no deck');
  return deck;
}

const factsOf = (deck: Deck, designator: string) => deck.seats.get(designator)?.facts;
const drawn = (deck: Deck) =>
  seatRowsOf(deck).map(
    ({ number, cells }) =>
      `${number} ${cells.map((seat) => seat?.designator.replace(number, '') ?? '-').join('')}`,
  );

describe('the columns of a cabin', () => {
  it.each([
    ['one aisle', ['1 ABC DEF'], 'ABCDEF', [0, 3]],
    ['two aisles', ['1 ABC DEFG HJK'], 'ABCDEFGHJK', [0, 3, 7]],
    ['suites', ['1 A DG K', '2 A DG K'], 'ADGK', [0, 1, 3]],
    ['middle seats that stay free', ['1 A-C D-F'], 'A-CD-F', [0, 3]],
    ['first rows without all seats', ['1 A-- --F', '2 ABC DEF'], 'ABCDEF', [0, 3]],
    ['sections of unequal width', ['1 AC DEF', '2 AC DEF'], 'ACDEF', [0, 2]],
    ['shorter sections that keep their letters', ['1 AC DF', '2 ABC DEF'], 'ABCDEF', [0, 3]],
    ['no aisle', ['1 ABC'], 'ABC', [0]],
  ])('come from the letters of its seats: %s', (_, lines, letters, starts) => {
    const [cabin] = deckOf(...lines).cabins;
    expect(cabin?.letters.map((letter) => letter ?? '-').join('')).toBe(letters);
    expect(cabin?.starts).toEqual(starts);
  });

  it.each([
    ['padded gaps', ['53 ABC DEFG HJK', '54 ABC ---- HJK'], ['53 ABCDEFGHJK', '54 ABC----HJK']],
    ['shorter sections, by letter', ['10 ABC DEF', '11 AC DF'], ['10 ABCDEF', '11 A-CD-F']],
    ['a section that ends early', ['38 ABC DEF', '39 ABC'], ['38 ABCDEF', '39 ABC---']],
    [
      'a letter that no wide row has, where there is room',
      ['10 ABC DEF', '11 ABX DEF'],
      ['10 ABCDEF', '11 ABXDEF'],
    ],
  ])('hold the seats of irregular rows: %s', (_, lines, rows) => {
    expect(drawn(deckOf(...lines))).toEqual(rows);
  });
});

describe('what is known of a seat', () => {
  it.each([
    [
      '3-3',
      ['1 ABC DEF'],
      {
        '1A': ['window'],
        '1B': ['middle'],
        '1C': ['aisle'],
        '1D': ['aisle'],
        '1E': ['middle'],
        '1F': ['window'],
      },
    ],
    [
      '3-4-3',
      ['1 ABC DEFG HJK'],
      {
        '1A': ['window'],
        '1D': ['aisle'],
        '1E': ['middle'],
        '1G': ['aisle'],
        '1H': ['aisle'],
        '1K': ['window'],
      },
    ],
    [
      '1-2-1',
      ['1 A DG K'],
      { '1A': ['window', 'aisle'], '1D': ['aisle'], '1G': ['aisle'], '1K': ['window', 'aisle'] },
    ],
    [
      'a missing window seat makes no window of its neighbour',
      ['1 ABC DEF', '2 -BC DEF'],
      { '2B': ['middle'], '2C': ['aisle'] },
    ],
    [
      'behind an exit',
      ['1 ABC DEF', 'exit', '2 ABC DEF', '3 ABC DEF'],
      { '1B': ['middle'], '2B': ['middle', 'exit'], '3B': ['middle'] },
    ],
    [
      'behind an exit and cradles',
      ['exit', 'b-- --b', '2 ABC DEF', '3 ABC DEF'],
      {
        '2A': ['window', 'exit', 'bassinet'],
        '2B': ['middle', 'exit'],
        '2F': ['window', 'exit', 'bassinet'],
        '3A': ['window'],
      },
    ],
    ['behind a kitchen', ['G L', '1 ABC DEF'], { '1C': ['aisle'] }],
  ])('comes from where it stands: %s', (_, lines, seats) => {
    const deck = deckOf(...lines);
    for (const [designator, facts] of Object.entries(seats))
      expect([designator, factsOf(deck, designator)]).toEqual([designator, facts]);
  });

  it.each([
    ['Extra legroom seat', ['window', 'legroom']],
    ['Seat with extra leg room', ['window', 'legroom']],
    ['Exit row seat', ['window', 'exit']],
    ['Front seat', ['window', 'front']],
    ['Standard seat', ['window']],
  ])('comes from the airline’s name for it: %s', (name, facts) => {
    const [deck] = decksOf(seatPlan(cabinPlan(['1 ABC DEF'], {}, { name: () => name })));
    expect(deck === undefined ? null : factsOf(deck, '1A')).toEqual(facts);
  });

  it('comes from its disclosures, which are kept', () => {
    const [deck] = decksOf(buildSeatMap());
    expect(deck?.seats.get('12A')).toMatchObject({
      facts: ['window', 'exit', 'legroom'],
      disclosures: [expect.stringContaining('exit row')],
    });
  });
});

describe('an aircraft', () => {
  it('has its decks from the lowest up, each with its cabins front to back', () => {
    const map = seatPlan(
      cabinPlan(['1 A EF K'], { cabin_class: 'first' }),
      cabinPlan(['6 A DG K'], { deck: 1, cabin_class: 'business' }),
      cabinPlan(['43 ABC DEFG HJK']),
    );
    const decks = decksOf(map);
    expect(
      decks.map(({ deck, cabins }) => [deck, cabins.map(({ cabinClass }) => cabinClass)]),
    ).toEqual([
      [0, ['first', 'economy']],
      [1, ['business']],
    ]);
    expect([...(decks[0]?.seats.keys() ?? [])].slice(0, 5)).toEqual([
      '1A',
      '1E',
      '1F',
      '1K',
      '43A',
    ]);
  });

  it('has no deck without seats', () => {
    expect(decksOf(seatPlan())).toEqual([]);
    expect(decksOf(seatPlan({ ...cabinPlan(['1 A B']), rows: [] }))).toEqual([]);
  });

  it('shows where its wings begin and end, and what stands between the seats', () => {
    const [deck] = decksOf(buildSeatMap());
    expect(
      deck?.cabins[0]?.rows.map((row) =>
        row.kind === 'seats' ? row.number : row.sections.flat().join(' '),
      ),
    ).toEqual([
      '10',
      '11',
      'exit_row exit_row',
      '12',
      '13',
      '14',
      '15',
      'lavatory empty empty galley',
    ]);
    expect(deck?.cabins[0]?.rows.map(({ wing }) => wing)).toEqual([
      null,
      'start',
      'over',
      'over',
      'end',
      null,
      null,
      null,
    ]);
  });
});
