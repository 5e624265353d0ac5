import type { MapLabel, MapNearby, MapStop, MapStopRequest, MapTile } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { kilometres, planeAt, squaredDistance } from '../catalogue/tree/distance';
import type { Point } from '../catalogue/records/records';
import { clipRing, piecesIn, stepsOf, type Clip } from './clip';
import type { StopPlace } from '../catalogue/circles/stop-place';
import { labelIndex, type LabelIndex, type LabelledPlace } from './map-labels';
import { STORED_EXTENT, type Line, type MapShapes, type StoredTile } from './map-shapes';
import { mapStops, type StopTowns } from './map-stops';
import type { RailLine } from './rail-lines';
import { keptInBytes } from '../platform/answers/kept-in-bytes';

export interface MapData {
  readonly shapes: MapShapes;
  readonly rails: readonly RailLine[];
  /** sights, districts, holiday areas, airports, stations */
  readonly places: readonly LabelledPlace[];
  readonly stops: readonly StopPlace[];
}

export interface MapTowns extends StopTowns {
  readonly revision: number;
  mapPlaces(): readonly LabelledPlace[];
}

interface MapService {
  tile(at: { zoom: number; x: number; y: number }, language: Language): MapTile;
  nearby(point: Point, language: Language): MapNearby;
  /** null when unknown */
  stop(kind: MapStopRequest['kind'], place: string, language: Language): MapStop | null;
}

const EXTENT = 4096;
/** Tile buffer that hides strokes along cut edges. */
const MARGIN = 32;
const BOX: Clip = {
  west: -MARGIN,
  north: -MARGIN,
  east: EXTENT + MARGIN,
  south: EXTENT + MARGIN,
};
const REMEMBERED_MB = 16;
/** First zoom of main and of all railways. */
const RAILS_FROM = { main: 4, all: 6 };
/** Nearby labels: most per kind, and farthest. */
const NEAR: readonly { kind: MapLabel['kind']; most: number; km: number }[] = [
  { kind: 'sight', most: 4, km: 6 },
  { kind: 'station', most: 2, km: 15 },
  { kind: 'airport', most: 1, km: 60 },
];

/** From a stored tile's units to those of a tile inside it. */
function scaling(stored: StoredTile, zoom: number, x: number, y: number) {
  const factor = 2 ** (zoom - stored.zoom);
  const scale = (EXTENT * factor) / STORED_EXTENT;
  const [left, top] = [(x - stored.x * factor) * EXTENT, (y - stored.y * factor) * EXTENT];
  return (line: Line): Line => line.map((value, at) => value * scale - (at % 2 === 0 ? left : top));
}

const steps = (lines: readonly Line[], fewest: number): number[][] =>
  lines.map(stepsOf).filter((line) => line.length >= fewest);

function shapesIn(stored: StoredTile | null, zoom: number, x: number, y: number) {
  if (stored === null) return { land: [], lakes: [], rivers: [], streams: [] };
  const scaled = scaling(stored, zoom, x, y);
  const { land, lakes, rivers, streams } = stored.shapes;
  const filled = (rings: readonly Line[]) =>
    steps(
      rings.map((ring) => clipRing(scaled(ring), BOX)),
      6,
    );
  const drawn = (lines: readonly Line[]) =>
    steps(
      lines.flatMap((line) => piecesIn(scaled(line), BOX)),
      4,
    );
  return {
    land: filled(land),
    lakes: filled(lakes),
    rivers: drawn(rivers),
    streams: drawn(streams),
  };
}

function railsIn(rails: readonly RailLine[], zoom: number, x: number, y: number): number[][] {
  if (zoom < RAILS_FROM.main) return [];
  const size = 2 ** zoom;
  const shown = rails.filter(({ isMain }) => isMain || zoom >= RAILS_FROM.all);
  const lines = shown.flatMap(({ line }) =>
    piecesIn(
      line.map((value, at) => (value * size - (at % 2 === 0 ? x : y)) * EXTENT),
      BOX,
    ),
  );
  return steps(lines, 4);
}

export function mapService(
  { shapes, rails, places, stops: all }: MapData,
  towns: MapTowns,
): MapService {
  const stops = mapStops(all, towns);
  const tiles = keptInBytes<MapTile>(REMEMBERED_MB);
  let index: { revision: number; labels: LabelIndex } | null = null;

  function labels(): LabelIndex {
    if (index?.revision !== towns.revision) {
      tiles.clear();
      index = {
        revision: towns.revision,
        labels: labelIndex([...places, ...towns.mapPlaces()]),
      };
    }
    return index.labels;
  }

  const labelOf = (place: LabelledPlace, language: Language, rank: number): MapLabel => ({
    kind: place.kind,
    id: place.id,
    name: place.names[language],
    latitude: place.latitude,
    longitude: place.longitude,
    rank,
  });

  function nearby(point: Point, language: Language): MapNearby {
    const plane = planeAt(point);
    return NEAR.flatMap(({ kind, most, km: furthest }) =>
      places
        .filter((place) => place.kind === kind)
        .map((place) => ({
          place,
          km: kilometres(squaredDistance(plane, place.latitude, place.longitude)),
        }))
        .filter(({ km }) => km <= furthest)
        .sort((one, other) => one.km - other.km)
        .slice(0, most)
        .map(({ place, km }) => {
          const page = stops.pageOf(kind, place.id);
          return {
            ...labelOf(place, language, place.weight),
            km: Math.round(km * 100) / 100,
            ...(page === undefined ? {} : { page }),
          };
        }),
    );
  }

  return {
    tile({ zoom, x, y }, language) {
      const known = labels();
      const key = `${zoom}/${x}/${y} ${language}`;
      const remembered = tiles.get(key);
      if (remembered !== undefined) return remembered;
      const tile = {
        ...shapesIn(shapes.tileFor(zoom, x, y), zoom, x, y),
        rails: railsIn(rails, zoom, x, y),
        labels: known
          .inTile(zoom, x, y)
          .map((place) => labelOf(place, language, known.rankOf(place))),
      };
      tiles.set(key, tile);
      return tile;
    },
    nearby,
    stop(kind, place, language) {
      const stop = stops.find(kind, place);
      return stop === null ? null : stops.tell(stop, language, nearby(stop, language));
    },
  };
}
