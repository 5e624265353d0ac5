/*
 * Cuts GSHHG's shores and rivers into api/places/map.bin; GMT (Debian: gmt, gmt-gshhg-full) writes them as text once:
 *
 *   for part in coast:-W1/0.1p lakes:-W2/0.1p r1:-I1 r2:-I2 r3:-I3 r8:-I8; do
 *     gmt coast -R-180/180/-60/84 -JQ0/20c -Df "${part#*:}" -A0/1/2 -M > "$dir/${part%%:*}.txt"
 *   done
 *   node .workspace/map-shapes.mjs "$dir"
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { nearKnownPlaces } from './map-shape-places.mjs';
import { readLines, joinRings } from './map-shape-lines.mjs';
import { simplified } from './map-shape-simplify.mjs';
import { cutIntoTiles } from './map-shape-tiles.mjs';
import { pack } from './map-shape-pack.mjs';
import { root } from './run.mjs';

const [dir] = process.argv.slice(2);
if (dir === undefined) throw new Error('say where the texts of GMT are');
const file = (name) => path.join(dir, `${name}.txt`);

const EARTH = 40_075_017;
/** Zoom, tolerance in equatorial metres, smallest hectares, river classes, distance from a known place. */
const LEVELS = [
  { zoom: 1, metres: 5_000, hectares: 100_000, rivers: [] },
  { zoom: 4, metres: 900, hectares: 2_000, rivers: [['r1'], []] },
  { zoom: 7, metres: 150, hectares: 40, rivers: [['r1', 'r8'], ['r2']], near: { km: 60 } },
  {
    zoom: 10,
    metres: 15,
    hectares: 1,
    rivers: [['r1', 'r2', 'r8'], ['r3']],
    near: { km: 14 },
  },
];

const coast = joinRings(await readLines(file('coast')));
const lakes = joinRings(await readLines(file('lakes')));
const rivers = new Map();
for (const name of ['r1', 'r2', 'r3', 'r8']) rivers.set(name, await readLines(file(name)));
console.log({ coast: coast.length, lakes: lakes.length });

const levels = LEVELS.map(({ zoom, metres, hectares, near, rivers: [main = [], other = []] }) => {
  const tolerance = metres / EARTH;
  const smallest = (hectares * 10_000) / EARTH ** 2;
  const wanted = near === undefined ? () => true : nearKnownPlaces(near.km, zoom);
  const shapes = (lines, isRing) =>
    lines.flatMap((line) => {
      const kept = simplified(line, tolerance, isRing ? smallest : 0);
      return kept === null ? [] : [kept];
    });
  const layers = [
    { isRing: true, lines: shapes(coast, true) },
    { isRing: true, lines: shapes(lakes, true) },
    {
      isRing: false,
      lines: shapes(
        main.flatMap((name) => rivers.get(name)),
        false,
      ),
    },
    {
      isRing: false,
      lines: shapes(
        other.flatMap((name) => rivers.get(name)),
        false,
      ),
    },
  ];
  const tiles = cutIntoTiles(layers, zoom, wanted);
  const points = layers.reduce(
    (sum, { lines }) => sum + lines.reduce((count, line) => count + line.length / 2, 0),
    0,
  );
  console.log({ zoom, tiles: tiles.size, points });
  return { zoom, tiles };
});
const packed = pack(levels);
writeFileSync(path.join(root, 'api/places/map.bin'), packed);
console.log(`${Math.round(packed.length / 1024)} kB`);
