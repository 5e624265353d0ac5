import { createServer } from 'node:net';

/*
 * Below the ports that a kernel gives connections and whoever asks for any (32768 on Linux, 49152 elsewhere): between the
 * look and its use nobody is given it by chance.
 */
const FIRST = 12_000;
const AFTER_LAST = 32_000;
const TRIES = 100;

const given = new Set<number>();

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** A port of 127.0.0.1 on which nothing listens, another one each time. Throws when a hundred in a row are taken. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = FIRST + Math.floor(Math.random() * (AFTER_LAST - FIRST));
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`no port from ${FIRST} to ${AFTER_LAST} is free`);
}
