import type { MapSource } from '@wayfare/api-contract';

export interface TileAt {
  z: number;
  x: number;
  y: number;
}

export type Extent = readonly [number, number, number, number];

export interface TileReader {
  readonly minZoom: number;
  /** tiles are stretched beyond it */
  readonly maxZoom: number;
  /** null for everywhere or unknown */
  readonly extent: Extent | null;
  /** uncompressed; null for an empty tile */
  read(at: TileAt, signal: AbortSignal): Promise<ArrayBuffer | null>;
}

/** Why there are no streets; reported to our API, so the message holds no address. */
export class StreetsError extends Error {
  override readonly name = 'StreetsError';
}

/** Tiles of the two supported schemas end here or one level later. */
const USUAL_MAX_ZOOM = 14;
const PATIENCE_MS = 8_000;
/** Statuses of an empty tile. */
const EMPTY = new Set([204, 404, 410]);

async function inTime<Result>(
  caller: AbortSignal | null,
  ask: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const control = new AbortController();
  const stop = () => control.abort();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop();
  }, PATIENCE_MS);
  caller?.addEventListener('abort', stop);
  try {
    return await ask(control.signal);
  } catch (error) {
    if (isLate) throw new StreetsError('the server of tiles is too slow');
    throw error;
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', stop);
  }
}

const ask = (url: string, signal: AbortSignal) =>
  // eslint-disable-next-line no-restricted-globals -- a server of others, which gets neither token nor cookie
  fetch(url, { signal, credentials: 'omit' });

function answered({ ok, status }: Response): void {
  if (!ok) throw new StreetsError(`the server of tiles answered ${status}`);
}

function templateReader(
  template: string,
  known: Partial<Pick<TileReader, 'minZoom' | 'maxZoom' | 'extent'>> = {},
): TileReader {
  return {
    minZoom: 0,
    maxZoom: USUAL_MAX_ZOOM,
    extent: null,
    ...known,
    read: ({ z, x, y }, caller) =>
      inTime(caller, async (signal) => {
        const url = template
          .replace('{z}', String(z))
          .replace('{x}', String(x))
          .replace('{y}', String(y));
        const answer = await ask(url, signal);
        if (EMPTY.has(answer.status)) return null;
        answered(answer);
        const bytes = await answer.arrayBuffer();
        return bytes.byteLength === 0 ? null : bytes;
      }),
  };
}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

const numberOf = (value: unknown, otherwise: number): number =>
  isNumber(value) ? value : otherwise;

function extentOf(bounds: unknown): Extent | null {
  if (!Array.isArray(bounds) || bounds.length !== 4) return null;
  const [west, south, east, north] = bounds as unknown[];
  return isNumber(west) && isNumber(south) && isNumber(east) && isNumber(north)
    ? [west, south, east, north]
    : null;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Tiles must share the TileJSON's origin: the page's policy allows no other. */
async function tileJsonReader(url: string): Promise<TileReader> {
  const said = await inTime(null, async (signal) => {
    const answer = await ask(url, signal);
    answered(answer);
    return fieldsOf(await answer.json());
  });
  const [template] = Array.isArray(said['tiles']) ? (said['tiles'] as unknown[]) : [];
  if (typeof template !== 'string' || !URL.canParse(template) || said['scheme'] === 'tms')
    throw new StreetsError('the TileJSON names no tiles that can be read');
  if (new URL(template).origin !== new URL(url).origin)
    throw new StreetsError('the TileJSON names tiles of another origin');
  return templateReader(template, {
    minZoom: numberOf(said['minzoom'], 0),
    maxZoom: numberOf(said['maxzoom'], USUAL_MAX_ZOOM),
    extent: extentOf(said['bounds']),
  });
}

async function archiveReader(url: string): Promise<TileReader> {
  const { FetchSource, PMTiles, TileType } = await import(
    /* webpackChunkName: "pmtiles" */ 'pmtiles'
  );
  const archive = new PMTiles(new FetchSource(url));
  const { tileType, minZoom, maxZoom, ...corners } = await inTime(null, () => archive.getHeader());
  if (tileType !== TileType.Mvt) throw new StreetsError('the archive has no vector tiles');
  return {
    minZoom,
    maxZoom,
    extent: [corners.minLon, corners.minLat, corners.maxLon, corners.maxLat],
    read: ({ z, x, y }, caller) =>
      inTime(caller, async (signal) => (await archive.getZxy(z, x, y, signal))?.data ?? null),
  };
}

/** Opens a tile source. Rejects with a StreetsError, or with the error of `fetch`. */
export async function openTiles({ kind, url }: MapSource): Promise<TileReader> {
  if (kind === 'archive') return archiveReader(url);
  return kind === 'tilejson' ? tileJsonReader(url) : templateReader(url);
}
