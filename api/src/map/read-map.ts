import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MapLabel } from '@wayfare/api-contract';
import type { Circle, CircleOfTown } from '../catalogue/circles/circle';
import type { CircleSource } from '../catalogue/circles/read-circles';
import type { StopPlace } from '../catalogue/circles/stop-place';
import type { LabelledPlace } from './map-labels';
import { NO_SHAPES, readMapShapes } from './map-shapes';
import type { MapData } from './map.service';
import { parseRailLines } from './rail-lines';

export const NO_MAP: MapData = { shapes: NO_SHAPES, rails: [], places: [], stops: [] };

const KINDS: Partial<Record<Circle['type'], MapLabel['kind']>> = {
  sight: 'sight',
  district: 'district',
  holidayArea: 'area',
  airport: 'airport',
  station: 'station',
};

/** Scales popularity (at most 50) to weight. */
const WEIGHT = 2;

function labelled(circle: Circle | CircleOfTown): LabelledPlace[] {
  const kind = KINDS[circle.type];
  if (kind === undefined) return [];
  const { id, names, latitude, longitude, popularity } = circle;
  return [{ kind, id, names, latitude, longitude, weight: popularity * WEIGHT }];
}

/** Airport stations: behind all others, as people type the airport. */
function withoutCircle(stops: readonly StopPlace[], circles: readonly CircleOfTown[]) {
  const known = new Set(circles.map(({ type, id }) => `${type} ${id}`));
  return stops
    .filter(({ kind, id }) => !known.has(`${kind} ${id}`))
    .map(({ kind, id, names, latitude, longitude }): LabelledPlace => {
      return { kind, id, names, latitude, longitude, weight: 0 };
    });
}

/** Reads the map tables of a folder. Rejects for a missing or malformed file. */
export async function readMap(
  dir: string,
  { circles, ofTowns, stops }: Pick<CircleSource, 'circles' | 'ofTowns' | 'stops'>,
): Promise<MapData> {
  return {
    shapes: await readMapShapes(dir),
    rails: parseRailLines(await readFile(path.join(dir, 'rail-lines.tsv'), 'utf8')),
    places: [...[...circles, ...ofTowns].flatMap(labelled), ...withoutCircle(stops, ofTowns)],
    stops,
  };
}
