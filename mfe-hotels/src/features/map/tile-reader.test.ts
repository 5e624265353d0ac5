import { tileArchive, vectorTile } from '@wayfare/testing/vector-tile';
import { zxyToTileId } from 'pmtiles';
import { openTiles, StreetsError, type TileReader } from './tile-reader';

const CREDIT = { credit: '© OpenStreetMap', creditUrl: null };
const HOST = 'https://tiles.example';
const TILE = vectorTile([
  {
    layer: 'roads',
    shape: 'line',
    points: [
      [0, 0],
      [9, 9],
    ],
    tags: { kind: 'highway' },
  },
]);

const fetched: string[] = [];
const own = globalThis.fetch;

function serve(answer: (url: string, init: RequestInit) => Response | Promise<Response>): void {
  globalThis.fetch = async (input, init = {}) => {
    const { url } = new Request(input);
    fetched.push(url);
    return answer(url, init);
  };
}

afterEach(() => {
  globalThis.fetch = own;
  fetched.length = 0;
});

const template = () =>
  openTiles({ kind: 'template', url: `${HOST}/{z}/{x}/{y}.mvt?key=a`, ...CREDIT });
const tileJson = () => openTiles({ kind: 'tilejson', url: `${HOST}/map.json`, ...CREDIT });
const archive = () => openTiles({ kind: 'archive', url: `${HOST}/map.pmtiles`, ...CREDIT });

const AT = { z: 3, x: 4, y: 2 };
const read = (reader: TileReader, signal = new AbortController().signal) =>
  reader.read(AT, signal).then((data) => data && new Uint8Array(data));

it.each([
  ['a tile', 200, TILE, TILE],
  ['an empty tile', 200, new Uint8Array(), null],
  ['nothing', 204, null, null],
  ['that there is none', 404, null, null],
] as const)('reads %s of a template', async (_, status, body, data) => {
  serve(() => new Response(body === null ? null : Buffer.from(body), { status }));
  expect(await read(await template())).toEqual(data);
  expect(fetched).toEqual([`${HOST}/3/4/2.mvt?key=a`]);
});

it.each([403, 429, 500, 503])(
  'fails for a server that answers %i, and names no address',
  async (status) => {
    serve(() => new Response('no', { status }));
    await expect(read(await template())).rejects.toThrow(
      new StreetsError(`the server of tiles answered ${status}`),
    );
  },
);

describe('a server that is slow', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const hang = () =>
    serve(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    );

  it('is given up', async () => {
    hang();
    const failed = expect(read(await template())).rejects.toThrow('too slow');
    await jest.advanceTimersByTimeAsync(8_000);
    await failed;
  });

  it('is not blamed for what the map no longer wants', async () => {
    hang();
    const caller = new AbortController();
    const failed = expect(read(await template(), caller.signal)).rejects.toThrow(DOMException);
    caller.abort();
    await failed;
  });
});

it('takes the zooms, the extent and the address of a TileJSON', async () => {
  serve((url) =>
    url.endsWith('.json')
      ? Response.json({
          tiles: [`${HOST}/v2/{z}/{x}/{y}`],
          minzoom: 2,
          maxzoom: 15,
          bounds: [3, 50, 8, 54],
        })
      : new Response(Buffer.from(TILE)),
  );
  const reader = await tileJson();
  expect(reader).toMatchObject({ minZoom: 2, maxZoom: 15, extent: [3, 50, 8, 54] });
  expect(await read(reader)).toEqual(TILE);
  expect(fetched.at(-1)).toBe(`${HOST}/v2/3/4/2`);
});

it('supposes the usual zooms, everywhere, where nothing is said', async () => {
  serve(() => Response.json({ tiles: [`${HOST}/{z}/{x}/{y}`], bounds: [3, 'x', 8, 54] }));
  const usual = { minZoom: 0, maxZoom: 14, extent: null };
  expect(await tileJson()).toMatchObject(usual);
  expect(await template()).toMatchObject(usual);
});

it.each([
  ['without tiles', { tiles: [] }, 'names no tiles'],
  ['that is a list', [], 'names no tiles'],
  ['with a path', { tiles: ['/{z}/{x}/{y}'] }, 'names no tiles'],
  ['counted from the south', { tiles: [`${HOST}/{z}/{x}/{y}`], scheme: 'tms' }, 'names no tiles'],
  ['of another origin', { tiles: ['https://other.example/{z}/{x}/{y}'] }, 'another origin'],
])('refuses a TileJSON %s', async (_, said, words) => {
  serve(() => Response.json(said));
  await expect(tileJson()).rejects.toThrow(words);
});

const rangesOf = (whole: Uint8Array) =>
  serve((_, { headers }) => {
    const [, from = '0', to = '0'] =
      /(\d+)-(\d+)/.exec(new Headers(headers).get('range') ?? '') ?? [];
    return new Response(Buffer.from(whole.subarray(Number(from), Number(to) + 1)), { status: 206 });
  });

it('reads an archive by the ranges that it needs', async () => {
  rangesOf(tileArchive([{ id: zxyToTileId(3, 4, 2), data: TILE }], { from: 1, to: 15 }));
  const reader = await archive();
  expect(reader).toMatchObject({ minZoom: 1, maxZoom: 15, extent: [-180, -85, 180, 85] });
  expect(await read(reader)).toEqual(TILE);
  expect(await reader.read({ ...AT, x: 5 }, new AbortController().signal)).toBeNull();
});

it.each([
  ['is something else', new Uint8Array(200)],
  ['has pictures in it', Buffer.from(tileArchive([], { from: 0, to: 1 })).fill(2, 99, 100)],
])('refuses an archive that %s', async (_, whole) => {
  rangesOf(whole);
  await expect(archive()).rejects.toThrow();
});
