import { Agent, request } from 'node:http';
import autocannon from 'autocannon';
import { processorOf } from './processor';
import { checkSameElements, SIDES, type Server, type Side } from './sides';
import { elementsIn } from './tree';

export type Encoding = 'plain' | 'compressed';
const ENCODING_NAMES: readonly Encoding[] = ['plain', 'compressed'];

/** What is asked for: the peers' own gzip, and what our shell gives to a browser. */
function acceptedBy(side: Side, encoding: Encoding): string {
  if (encoding === 'plain') return 'identity';
  return side === 'wayfare' || side === 'cached' ? 'gzip, br' : 'gzip';
}
const headersOf = (side: Side, encoding: Encoding) => ({
  'accept-encoding': acceptedBy(side, encoding),
  'accept-language': 'en',
});

const CONNECTIONS = 8;
const SECONDS = 2;
/** A server's code is optimised for its first two thousand pages. */
const WARM_SECONDS = 10;
const FIRST_BYTES = 8;

export interface Sample {
  perSecond: number;
  /** processor time a page of each process of the side, in milliseconds */
  processor: Record<string, number>;
}

export interface Serving {
  elements: Record<Side, number>;
  /** bytes of the HTML over the wire */
  html: Record<Encoding, Record<Side, number>>;
  samples: Record<Encoding, Record<Side, Sample[]>>;
  /** milliseconds, one request at a time */
  firstByte: Record<Side, number[]>;
  /** what our page says of being kept */
  cacheControl: string;
}

const record = <Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
/** Nothing compresses around the limit. */
const sidesOf = (encoding: Encoding) =>
  SIDES.filter((side) => encoding === 'plain' || side !== 'bare');

let asked = 0;
/** An address that nobody has asked for, of the same page; ours is kept by its address. */
const addressOf = (path: string, side: Side) =>
  side === 'cached' ? path : `${path}?n=${(asked += 1)}`;

const agent = new Agent({ keepAlive: true });

interface Answer {
  body: Buffer;
  firstByte: number;
  cacheControl: string;
}

const ask = (url: string, side: Side, encoding: Encoding) =>
  new Promise<Answer>((resolve, reject) => {
    const start = performance.now();
    request(url, { agent, headers: headersOf(side, encoding) }, (response) => {
      const chunks: Buffer[] = [];
      let firstByte = Number.NaN;
      response.once('data', () => (firstByte = performance.now() - start));
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        response.statusCode === 200
          ? resolve({
              body: Buffer.concat(chunks),
              firstByte,
              cacheControl: response.headers['cache-control'] ?? '',
            })
          : reject(new Error(`${url} answered ${response.statusCode ?? 'nothing'}`)),
      );
    })
      .once('error', reject)
      .end();
  });

function processorOfAll({ pids }: Server): Record<string, number> {
  return Object.fromEntries(
    Object.entries(pids).map(([name, pid]) => [name, processorOf(pid) ?? Number.NaN]),
  );
}

interface Load {
  server: Server;
  side: Side;
  path: string;
  encoding: Encoding;
  seconds: number;
}

/** Asks for the page as fast as a server gives it. */
async function load({ server, side, path, encoding, seconds }: Load): Promise<Sample> {
  const before = processorOfAll(server);
  const result = await autocannon({
    url: server.origin,
    connections: CONNECTIONS,
    duration: seconds,
    headers: headersOf(side, encoding),
    requests: [{ setupRequest: (one) => ({ ...one, path: addressOf(path, side) }) }],
  });
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${side}: ${result.errors} errors, ${result.non2xx} answers that are no page`);
  const after = processorOfAll(server);
  return {
    perSecond: result.requests.average,
    processor: Object.fromEntries(
      Object.keys(after).map((name) => [
        name,
        ((after[name] ?? Number.NaN) - (before[name] ?? Number.NaN)) / result.requests.total,
      ]),
    ),
  };
}

/** Bytes of each side's page and the elements in it; throws where they are not the same page. */
async function look(servers: Record<Side, Server>, path: string) {
  const html = record(ENCODING_NAMES, () => record(SIDES, () => Number.NaN));
  const elements = record(SIDES, () => Number.NaN);
  let cacheControl = '';
  for (const encoding of ENCODING_NAMES)
    for (const side of sidesOf(encoding)) {
      const url = servers[side].origin + addressOf(path, side);
      // the second one is what all further visitors get
      await ask(url, side, encoding);
      const answer = await ask(url, side, encoding);
      html[encoding][side] = answer.body.length;
      if (encoding === 'plain') elements[side] = elementsIn(answer.body.toString('utf8'));
      if (side === 'cached') cacheControl = answer.cacheControl;
    }
  checkSameElements(elements);
  return { html, elements, cacheControl };
}

/** The sides in turn, each round beginning with another one. */
async function inTurn(round: number, sides: readonly Side[], once: (side: Side) => Promise<void>) {
  for (let turn = 0; turn < sides.length; turn += 1)
    await once(sides[(round + turn) % sides.length] ?? 'wayfare');
}

/** Processor time, pages a second and first bytes of all sides, in interleaved rounds. */
export async function measureServing(
  servers: Record<Side, Server>,
  path: string,
  rounds: number,
): Promise<Serving> {
  const seen = await look(servers, path);
  const samples = record(ENCODING_NAMES, () => record(SIDES, (): Sample[] => []));
  const firstByte = record(SIDES, (): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    // the first round is for the compilers of all of them, and is not counted
    const isCounted = round > 0;
    for (const encoding of ENCODING_NAMES)
      await inTurn(round, sidesOf(encoding), async (side) => {
        const seconds = isCounted ? SECONDS : WARM_SECONDS;
        const sample = await load({ server: servers[side], side, path, encoding, seconds });
        if (isCounted) samples[encoding][side].push(sample);
      });
    await inTurn(round, SIDES, async (side) => {
      for (let time = 0; time < FIRST_BYTES; time += 1) {
        const url = servers[side].origin + addressOf(path, side);
        const answer = await ask(url, side, 'compressed');
        if (isCounted && time > 0) firstByte[side].push(answer.firstByte);
      }
    });
  }
  agent.destroy();
  return { ...seen, samples, firstByte };
}
