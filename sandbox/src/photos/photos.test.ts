import sharp from 'sharp';
import { altText } from './alt-texts';
import { drawPhoto } from './draw';
import { allPhotoIds, allScenes, frontId, parsePhotoId, photoId } from './photo-ids';

const ids = allPhotoIds();

test('there are between 250 and 320 pictures, so that caches fill up', () => {
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(250);
  expect(ids.length).toBeLessThanOrEqual(320);
});

test.each(ids)('%s has a text in both languages and draws the same every time', (id) => {
  const photo = parsePhotoId(id);
  const { en, nl } = altText(id);
  expect([en, nl].every((text) => text.length > 10 && !text.includes('*'))).toBe(true);
  expect(en).not.toBe(nl);
  if (photo === undefined) throw new Error(`${id} is unknown`);
  const svg = drawPhoto(photo);
  for (const slip of ['NaN', 'undefined', 'Infinity']) expect(svg.includes(slip)).toBe(false);
  if (photo.number === 1) expect(drawPhoto(photo)).toBe(svg);
});

test.each(allScenes())(
  'a picture of %s becomes 1600 by 1067 pixels that are not of one colour',
  async (scene) => {
    const svg = Buffer.from(drawPhoto({ scene, number: 1 }));
    const { width, height } = await sharp(svg).metadata();
    const { entropy } = await sharp(svg, { density: 18 }).stats();
    expect([width, height]).toEqual([1600, 1067]);
    expect(entropy).toBeGreaterThan(3);
  },
);

test.each([
  '',
  'beach',
  'beach-0',
  'beach-13',
  'beach-01',
  'beach-10001',
  'hostel-facade-9999',
  'hostel-facade-90000',
  'nothing-1',
  '../beach-1',
])('%j is no picture', (id) => {
  expect(parsePhotoId(id)).toBeUndefined();
});

test.each(['NL', 'GB', 'FR', 'DE', 'SE', 'ES', 'IT', 'JP'])(
  'fronts of %s are drawn by number, whole and each another one',
  (country) => {
    const fronts = allScenes()
      .filter((scene) => parsePhotoId(`${scene}-10000`) !== undefined)
      .flatMap((scene) => [1, 2, 3].map((serial) => frontId(scene, country, serial)));
    const drawn = fronts.map((id) => drawPhoto(parsePhotoId(id) ?? fail()));
    expect(fronts).toHaveLength(33);
    expect(drawn.filter((svg) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
    const shapes = drawn.map((svg) => svg.replace(/<title>.*?<\/title>/, ''));
    expect(new Set(shapes).size).toBe(fronts.length);
  },
);

function fail(): never {
  throw new Error('no such picture');
}

test('a hotel keeps its picture of a scene', () => {
  expect(photoId('beach', 'acc_1')).toBe(photoId('beach', 'acc_1'));
  expect(ids).toContain(photoId('lobby', 'H-RQ'));
});
