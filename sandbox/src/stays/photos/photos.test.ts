import { readdirSync } from 'node:fs';
import Fastify from 'fastify';
import sharp from 'sharp';
import { keysOf } from '../../kit/tables';
import { frontId, photoId, PHOTOS, SCENES } from './photo-ids';
import { registerPhotos } from './photos.routes';

const FOLDER = 'sandbox/pictures';
const ids = [...PHOTOS.keys()];
const app = Fastify();
registerPhotos(app);
afterAll(() => app.close());

test('there are about 250 pictures, so that caches fill up, and a file of each', () => {
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(150);
  expect(ids.length).toBeLessThanOrEqual(250);
  const files = readdirSync(FOLDER).filter((file) => file !== 'README.md');
  expect(files.sort()).toEqual(ids.map((id) => `${id}.webp`).sort());
});

test.each([...PHOTOS])(
  '%s is told in both languages and served for a year',
  async (id, { alt }) => {
    const { en, nl } = alt;
    expect([en, nl].every((text) => text.length > 10 && !text.includes('*'))).toBe(true);
    expect(en).not.toBe(nl);
    const answer = await app.inject(`/photos/${id}.webp`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 1280,
      height: 854,
    });
  },
);

test('no two pictures are the same', async () => {
  const seen = await Promise.all(
    ids.map(async (id) =>
      (await sharp(`${FOLDER}/${id}.webp`).resize(96).raw().toBuffer()).toString('base64'),
    ),
  );
  expect(new Set(seen).size).toBe(ids.length);
});

test.each([
  '',
  'beach',
  'beach-0',
  'beach-7',
  'beach-01',
  'beach-10001',
  'city-hotel-facade-10005',
  'city-hotel-facade-90001',
  'sight-paris-1',
  'nothing-1',
  '../beach-1',
])('%j is no picture', async (id) => {
  expect(PHOTOS.has(id)).toBe(false);
  const answer = await app.inject(`/photos/${encodeURIComponent(id)}.webp`);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBeUndefined();
});

test.each(['NL', 'GB', 'FR', 'DE', 'SE', 'ES', 'IT', 'JP'])(
  'fronts of %s are pictures, and neighbours have different ones',
  (country) => {
    const fronts = keysOf(SCENES)
      .filter((scene) => scene.endsWith('-facade') || scene === 'holiday-village')
      .map((scene) => [1, 2, 3, 4, 5, 6].map((serial) => frontId(scene, country, serial)));
    expect(fronts.flat().filter((id) => !PHOTOS.has(id))).toEqual([]);
    expect(fronts.map((row) => new Set(row).size)).toEqual(fronts.map(() => 6));
  },
);

test('a hotel keeps its picture of a scene, and steps from it are others', () => {
  expect(photoId('beach', 'acc_1')).toBe(photoId('beach', 'acc_1'));
  expect(ids).toContain(photoId('lobby', 'H-RQ'));
  expect(new Set([0, 1, 2, 3].map((step) => photoId('suite', 'H-RQ', step))).size).toBe(4);
});
