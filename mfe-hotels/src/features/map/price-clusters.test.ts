import { money } from '@wayfare/domain';
import type { MapPoint } from './map-point';
import { createPriceClusters } from './price-clusters';

const WORLD = { north: 85, south: -85, east: 180, west: -180 };
const point = (id: string, latitude: number, longitude: number, cents: number): MapPoint => ({
  id,
  name: id,
  stars: 4,
  latitude,
  longitude,
  price: money(cents),
});

const POINTS = [
  point('a', 41.38, 2.17, 21000),
  point('b', 41.381, 2.171, 18050),
  point('c', 41.382, 2.172, 30000),
  point('paris', 48.85, 2.35, 9900),
];

describe('price markers', () => {
  it('shows hotels that overlap as one group with its size and lowest price', () => {
    const items = createPriceClusters(POINTS).itemsIn(WORLD, 8);
    expect(items).toHaveLength(2);
    expect(items.find((item) => item.kind === 'cluster')).toMatchObject({
      count: 3,
      lowest: money(18050),
    });
    expect(items.find((item) => item.kind === 'hotel')).toMatchObject({ point: { id: 'paris' } });
  });

  it('HOT-12 shows one marker per hotel when there is room for them', () => {
    const items = createPriceClusters(POINTS).itemsIn(WORLD, 18);
    expect(items.map((item) => item.key).sort()).toEqual([
      'hotel a',
      'hotel b',
      'hotel c',
      'hotel paris',
    ]);
  });

  it.each([
    [60, 0, 1],
    [100, 0, 2],
    [0, 25, 1],
    [0, 45, 2],
  ])(
    'puts hotels %i pixels beside and %i pixels below each other under %i labels',
    (across, down, labels) => {
      const pixelsPerDegree = (256 * 2 ** 10) / 360;
      const points = [
        point('a', 0, 10, 100),
        point('b', down / pixelsPerDegree, 10 + across / pixelsPerDegree, 200),
      ];
      expect(createPriceClusters(points).itemsIn(WORLD, 10)).toHaveLength(labels);
    },
  );

  it('knows where the hotels of a group lie, which is what it opens', () => {
    const group = createPriceClusters(POINTS)
      .itemsIn(WORLD, 8)
      .find((item) => item.kind === 'cluster');
    expect(group).toMatchObject({ box: { north: 41.382, south: 41.38, east: 2.172, west: 2.17 } });
  });

  it('lets no two labels meet, and loses no hotel', () => {
    const pixelsPerDegree = (256 * 2 ** 10) / 360;
    // a crowd as a city has it: a few dense streets and strays around them
    const crowd = Array.from({ length: 120 }, (_, index) =>
      point(
        `h${index}`,
        ((index * 37) % 101) / 2 / pixelsPerDegree,
        ((index ** 2 * 13) % 307) / pixelsPerDegree,
        10000 + index,
      ),
    );
    const items = createPriceClusters(crowd).itemsIn(WORLD, 10);
    const labels = items.map((item) => ({
      x: item.longitude * pixelsPerDegree,
      y: item.latitude * pixelsPerDegree,
      half: item.kind === 'cluster' ? 46 : 32,
    }));
    const meeting = labels.flatMap((one, at) =>
      labels
        .slice(at + 1)
        .filter(
          (other) =>
            Math.abs(one.x - other.x) < one.half + other.half && Math.abs(one.y - other.y) < 29,
        ),
    );
    expect(meeting).toEqual([]);
    expect(items.reduce((sum, item) => sum + (item.kind === 'cluster' ? item.count : 1), 0)).toBe(
      120,
    );
    expect(
      Math.min(
        ...items.map((item) => (item.kind === 'cluster' ? item.lowest : item.point.price).amount),
      ),
    ).toBe(10000);
  });

  it.each([2, 6, 9])(
    'fans out %i hotels on one spot at the last level, each with its price',
    (count) => {
      const pixelsPerDegree = (256 * 2 ** 18) / 360;
      const spot = Array.from({ length: count }, (_, index) =>
        point(`h${index}`, 0, 10, 100 + index),
      );
      const items = createPriceClusters(spot).itemsIn(WORLD, 18);
      const places = items.map(({ latitude, longitude }) => [
        longitude * pixelsPerDegree,
        latitude * pixelsPerDegree,
      ]);
      expect(items).toHaveLength(count);
      const nearest = places.flatMap(([x = 0, y = 0], at) =>
        places.slice(at + 1).map(([u = 0, w = 0]) => Math.hypot(x - u, y - w)),
      );
      expect(Math.min(...nearest)).toBeGreaterThan(40);
    },
  );

  it('draws nothing outside the bounds', () => {
    expect(
      createPriceClusters(POINTS).itemsIn({ north: 10, south: 0, east: 10, west: 0 }, 10),
    ).toEqual([]);
  });
});
