import { linesOf, placeLabels, type LabelCandidate } from './place-labels';

const label = (
  name: string,
  kind: LabelCandidate['kind'],
  [x, y]: [number, number],
  rank: number,
): LabelCandidate => ({ id: name, kind, name, x, y, rank });

describe('names on the map', () => {
  it.each([
    ['Sants', ['Sants']],
    ['Parc de la Ciutadella', ['Parc de la', 'Ciutadella']],
    ['Amsterdam-Schiphol Airport', ['Amsterdam-', 'Schiphol Airport']],
    ['Llanfairpwllgwyngyllgogerych', ['Llanfairpwllgwyngyllgogerych']],
  ])('%s stands in lines of much the same length', (name, lines) =>
    expect(linesOf(name)).toEqual(lines),
  );

  it.each([
    ['to the right of its symbol', [], 'right'],
    [
      'to the left where a price stands to the right',
      [{ left: 109, top: 90, right: 180, bottom: 110 }],
      'left',
    ],
    [
      'below where both are taken',
      [
        { left: 109, top: 90, right: 180, bottom: 108 },
        { left: 20, top: 90, right: 91, bottom: 108 },
      ],
      'below',
    ],
  ])('a sight is named %s', (_, taken, side) =>
    expect(placeLabels([label('Museum', 'sight', [100, 100], 1)], taken)).toMatchObject([{ side }]),
  );

  it('leaves out what would lie under a price', () =>
    expect(
      placeLabels(
        [label('Museum', 'sight', [100, 100], 1)],
        [{ left: 80, top: 80, right: 120, bottom: 120 }],
      ),
    ).toEqual([]));

  it('marks the centre in a crowd of prices, and leaves out its name', () =>
    expect(
      placeLabels(
        [label('Barcelona', 'centre', [100, 100], 1000)],
        [{ left: 0, top: 0, right: 200, bottom: 200 }],
      ),
    ).toMatchObject([{ lines: [], label: { kind: 'centre' } }]));

  it('shows the higher rank of two that meet', () => {
    const names = placeLabels(
      [label('Village', 'city', [100, 100], 310), label('Capital', 'city', [110, 104], 390)],
      [],
    ).map((placed) => placed.label.name);
    expect(names).toEqual(['Capital']);
  });

  it('lets no two of a crowd meet', () => {
    const crowd = Array.from({ length: 200 }, (_, index) =>
      label(
        `Place ${index}`,
        index % 2 === 0 ? 'sight' : 'city',
        [(index * 37) % 400, (index * 53) % 300],
        index,
      ),
    );
    const boxes = placeLabels(crowd, []).map(({ left, top, width, height }) => ({
      left,
      top,
      width,
      height,
    }));
    const meeting = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (other) =>
            one.left < other.left + other.width &&
            other.left < one.left + one.width &&
            one.top < other.top + other.height &&
            other.top < one.top + one.height,
        ),
    );
    expect(boxes.length).toBeGreaterThan(20);
    expect(meeting).toEqual([]);
  });
});
