import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { registerErrorAnswers } from '../platform/http/error-answers';
import { diskCache } from './disk-cache';
import { mediaRoutes } from './media.routes';
import { mediaService } from './media.service';
import { folderPhotos, firstOf, photosByName, uploadedPhotos } from './photo-source';
import { supplierPhotos } from './photo-source';

const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: 'teal' } })
  .webp()
  .toBuffer();

function show(response: http.ServerResponse): void {
  void picture.then((bytes) =>
    response.writeHead(200, { 'content-type': 'image/webp' }).end(bytes),
  );
}

const ANSWERS: Readonly<Record<string, (response: http.ServerResponse) => void>> = {
  '/photos/lobby-1.webp': show,
  '/photos/broken.webp': (response) =>
    response.writeHead(200, { 'content-type': 'image/webp' }).end('RIFF'),
  '/photos/page.webp': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>hi</h1>'),
  '/photos/error.webp': (response) => response.writeHead(500).end(),
  '/photos/elsewhere.webp': (response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  '/photos/huge.webp': (response) =>
    response
      .writeHead(200, { 'content-type': 'image/webp' })
      .end(Buffer.alloc(11 * 1024 * 1024, 32)),
  '/photos/hangs.webp': () => undefined,
  '/photos/drips.webp': (response) => {
    response.writeHead(200, { 'content-type': 'image/webp' }).write('RIFF');
    const drip = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(drip));
  },
  '/photos/beach-1.webp': show,
  '/uploads/spain_0a1b.JPG': show,
  '/uploads/away_0a1b.png': (response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
};

/** Only who never ends meets a limit of time: a busy machine is slow with eleven megabytes. */
const limitOf = (photo: string) => (['hangs', 'drips'].includes(photo) ? 200 : 60_000);

describe('The pictures', () => {
  let app: FastifyInstance;
  let server: http.Server;
  let folder: string;
  let asked: string[];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'wayfare-media-'));
    asked = [];
    server = http.createServer((request, response) => {
      asked.push(request.url ?? '');
      (ANSWERS[request.url ?? ''] ?? ((unknown) => unknown.writeHead(404).end()))(response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address: string | AddressInfo | null = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    app = fastify();
    registerErrorAnswers(app);
    const own = path.join(folder, 'own');
    await mkdir(own);
    await sharp({ create: { width: 1280, height: 640, channels: 3, background: 'grey' } })
      .webp()
      .toFile(path.join(own, 'beach-1.webp'));
    const url = `http://127.0.0.1:${port}`;
    const source = photosByName({
      photos: firstOf(folderPhotos(own), (photo) => supplierPhotos(url, limitOf(photo))(photo)),
      uploads: uploadedPhotos(url, 60_000),
    });
    mediaRoutes(app, mediaService(source, await diskCache(path.join(folder, 'cache'), 10_000_000)));
  });
  afterAll(async () => {
    await app.close();
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each([
    ['320.webp', 'webp', 320],
    ['640.webp', 'webp', 640],
    ['1280.webp', 'webp', 1280],
    ['320.avif', 'heif', 320],
  ])('come as %s', async (file, format, width) => {
    const response = await app.inject(`/media/lobby-1/${file}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': `image/${file.split('.')[1]}`,
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      format,
      width,
      height: (width * 9) / 16,
    });
  });

  it('CNT-19 of our own texts come from their folder and from no supplier', async () => {
    asked.length = 0;
    const response = await app.inject('/media/beach-1/320.webp');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 160,
    });
    expect(asked).toEqual([]);
  });

  it('CNT-19 of the content service come through our own origin', async () => {
    const response = await app.inject('/media/content/spain_0a1b.JPG/320.avif');
    expect(response.headers['content-type']).toBe('image/avif');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 320 });
  });

  it('CNT-19 of a content service are unknown where there is none', async () => {
    await expect(
      photosByName({ photos: () => Promise.resolve(Buffer.alloc(1)), uploads: null })(
        'spain_0a1b.jpg',
      ),
    ).rejects.toMatchObject({ problemCode: 'NOT_FOUND' });
  });

  it('are made once, however many ask at the same time', async () => {
    await rm(path.join(folder, 'cache', 'lobby-1-640.webp'), { force: true });
    asked.length = 0;
    await Promise.all(Array.from({ length: 5 }, () => app.inject('/media/lobby-1/640.webp')));
    await app.inject('/media/lobby-1/640.webp');
    expect(asked).toEqual(['/photos/lobby-1.webp']);
  });

  it.each([
    ['lobby-1/641.webp', 404],
    ['lobby-1/640.png', 404],
    ['lobby-1/640', 404],
    ['LOBBY/640.webp', 404],
    ['..%2F..%2Fetc%2Fpasswd/640.webp', 404],
    ['a.b/640.webp', 404],
    [`${'a'.repeat(90)}/640.webp`, 404],
    ['nothing-like-it/640.webp', 404],
    ['broken/640.webp', 502],
    ['page/640.webp', 502],
    ['error/640.webp', 502],
    ['elsewhere/640.webp', 502],
    ['huge/640.webp', 502],
    ['hangs/640.webp', 504],
    ['drips/640.webp', 504],
    ['content/nothing_0a1b.png/640.webp', 404],
    ['content/spain_0a1b.JPG/640.png', 404],
    ['content/drawing.svg/640.webp', 404],
    ['content/a..png/640.webp', 404],
    ['content/..%2Fphotos%2Flobby-1.png/640.webp', 404],
    ['content/%2e%2e.png/640.webp', 404],
    ['content/lobby-1/640.webp', 404],
    ['spain_0a1b.JPG/640.webp', 404],
    ['content/away_0a1b.png/640.webp', 502],
  ])('answer %s with %d and are not kept by anyone', async (file, status) => {
    const response = await app.inject(`/media/${file}`);
    expect(response.statusCode).toBe(status);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toMatchObject({
      result: null,
      errors: [{ message: expect.any(String) }],
    });
  });

  it('leave the disk when there are too many, the longest unused first', async () => {
    const small = await mkdtemp(path.join(os.tmpdir(), 'wayfare-media-'));
    await writeFile(path.join(small, 'old'), Buffer.alloc(400));
    await utimes(path.join(small, 'old'), 1, 1);
    await writeFile(path.join(small, 'older-but-used'), Buffer.alloc(400));
    await utimes(path.join(small, 'older-but-used'), 0, 0);
    const cache = await diskCache(small, 1_000);
    await cache.get('older-but-used');
    await cache.set('new', Buffer.alloc(400));
    expect((await readdir(small)).sort()).toEqual(['new', 'older-but-used']);
    await rm(small, { recursive: true, force: true });
  });
});
