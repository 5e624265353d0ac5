/* Writes api/places/rail-lines.tsv (`node --import tsx`): rail neighbours without those of stopping trains. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';

const DETOUR = 1.12;
const LONGEST_STOPS = 12;
const COLUMNS = ['from', 'to', 'kind', 'from_lat', 'from_lon', 'to_lat', 'to_lon'];

const module = await import(
  pathToFileURL(path.join(root, 'sandbox/src/rail/network/network.ts')).href
);
const { network } = module.default ?? module;

const radians = (degrees) => (degrees * Math.PI) / 180;
function kilometres(one, other) {
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const half = (from, to) => Math.sin((to - from) / 2) ** 2;
  const across = half(radians(one.longitude), radians(other.longitude));
  return 12_742 * Math.asin(Math.sqrt(half(a, b) + Math.cos(a) * Math.cos(b) * across));
}

const edges = new Map();
const rank = { regional: 1 };
for (const { stops, kind } of network().lines)
  stops.slice(1).forEach(({ station }, at) => {
    const [from, to] = [stops[at].station, station].sort((a, b) => (a.code < b.code ? -1 : 1));
    const key = `${from.code} ${to.code}`;
    const main = rank[kind] === undefined && kind !== 'night';
    const known = edges.get(key);
    if (known === undefined) edges.set(key, { from, to, km: kilometres(from, to), main });
    else known.main ||= main;
  });

const next = new Map();
for (const edge of edges.values())
  for (const [here, there] of [
    [edge.from, edge.to],
    [edge.to, edge.from],
  ]) {
    const list = next.get(here.code) ?? [];
    list.push({ there, edge });
    next.set(here.code, list);
  }

/** Stations between a pair within the detour; null for none. */
function byOthers({ from, to, km }) {
  const best = new Map([[from.code, 0]]);
  const open = [{ at: from, km: 0, stops: 0, path: [] }];
  while (open.length > 0) {
    open.sort((a, b) => b.km - a.km);
    const step = open.pop();
    if (step.at.code === to.code) return step.path;
    if (step.stops >= LONGEST_STOPS) continue;
    for (const { there, edge } of next.get(step.at.code) ?? []) {
      if (edge.km >= km || edge.isGone) continue;
      const length = step.km + edge.km;
      if (length + kilometres(there, to) > km * DETOUR) continue;
      if (length >= (best.get(there.code) ?? Infinity)) continue;
      best.set(there.code, length);
      open.push({ at: there, km: length, stops: step.stops + 1, path: [...step.path, edge] });
    }
  }
  return null;
}

for (const edge of [...edges.values()].sort((a, b) => b.km - a.km)) {
  const others = byOthers(edge);
  if (others === null) continue;
  edge.isGone = true;
  if (edge.main) for (const other of others) other.main = true;
}

const id = ({ code }) => code.toLowerCase().replace(':', '-');
const placeOf = ({ latitude, longitude }) => [latitude.toFixed(4), longitude.toFixed(4)];
const rows = [...edges.values()]
  .filter(({ isGone }) => !isGone)
  .map(({ from, to, main }) =>
    [id(from), id(to), main ? 'main' : 'other', ...[from, to].flatMap(placeOf)].join('\t'),
  )
  .sort();
writeFileSync(
  path.join(root, 'api/places/rail-lines.tsv'),
  `${COLUMNS.join('\t')}\n${rows.join('\n')}\n`,
);
console.log({ pairs: edges.size, kept: rows.length });
