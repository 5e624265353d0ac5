import { once } from 'node:events';
import http from 'node:http';
import { FeedError, httpFeed } from './http-feed';

/** Answers a part of the list and then nothing more. */
async function startSilentFeed() {
  const server = http.createServer(
    (_request, response) => void response.writeHead(200, { etag: '"1"' }).write('{"id":'),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const closed = new Promise((resolve) =>
    server.once('connection', (socket) => socket.once('close', resolve)),
  );
  return {
    server,
    closed,
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
  };
}

describe('The feed of hotels', () => {
  it('fails when its supplier falls silent within the list, and leaves no connection open', async () => {
    const { server, closed, url } = await startSilentFeed();
    const opened = await httpFeed({ url, token: 't', timeout: 100 }).open(null);
    const read = async () => {
      for await (const hotel of opened?.hotels(() => undefined) ?? []) return hotel;
      return null;
    };
    await expect(read()).rejects.toBeInstanceOf(FeedError);
    await closed;
    server.close();
    await once(server, 'close');
  });
});
