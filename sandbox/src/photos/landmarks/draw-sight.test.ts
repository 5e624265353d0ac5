import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { allSightIds, drawSight } from './draw-sight';

const ids = allSightIds();

test.each(ids)('%s is drawn whole, and the same every time', (id) => {
  const svg = drawSight(id) ?? '';
  expect(svg).toMatch(/^<svg .*<\/svg>$/s);
  for (const slip of ['NaN', 'undefined', 'Infinity']) expect(svg.includes(slip)).toBe(false);
  expect(drawSight(id)).toBe(svg);
});

test('no two sights are one picture', async () => {
  const hashes = await Promise.all(
    ids.map(async (id) =>
      createHash('sha256')
        .update(
          await sharp(Buffer.from(drawSight(id) ?? ''), { density: 9 })
            .raw()
            .toBuffer(),
        )
        .digest('hex'),
    ),
  );
  expect(new Set(hashes).size).toBe(ids.length);
});

test.each(['', 'sight-', 'sight-paris', 'sight-paris-99', 'sight-__proto__-1', 'sight-atlantis-1'])(
  '%j is no sight',
  (id) => {
    expect(drawSight(id)).toBeUndefined();
  },
);
