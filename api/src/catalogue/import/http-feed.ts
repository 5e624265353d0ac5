import type { CatalogueFeed, FeedHotel } from './feed';
import { parseFeedLine } from './feed-line';

export interface FeedSource {
  /** base address of the supplier */
  readonly url: string;
  readonly token: string;
  /** milliseconds until the supplier must have begun to answer */
  readonly timeout: number;
}

/** The supplier's content could not be read; what was imported before stays. */
export class FeedError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'FeedError';
  }
}

/** The supplier's accommodation list: one JSON object per line, with an entity tag that tells whether it changed. */
export function httpFeed({ url, token, timeout }: FeedSource): CatalogueFeed {
  const address = `${url}/catalogue/accommodation.ndjson`;
  return {
    async open(knownVersion) {
      const headers = { authorization: `Bearer ${token}`, accept: 'application/x-ndjson', ...(knownVersion === null || knownVersion === '' ? {} : { 'if-none-match': knownVersion }) };
      const response = await begin(address, headers, timeout);
      if (response.status === 304) return null;
      if (!response.ok || response.body === null) throw new FeedError(`${address} answered ${response.status}`);
      const version = response.headers.get('etag') ?? '';
      if (version !== '' && version === knownVersion) {
        await response.body.cancel();
        return null;
      }
      const { body } = response;
      return { version, hotels: (skip) => hotels(body, skip) };
    },
  };
}

/** The time limit is for the beginning of the answer: a long list may take its time. */
async function begin(address: string, headers: Record<string, string>, timeout: number): Promise<Response> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeout);
  try {
    return await fetch(address, { headers, signal: limit.signal });
  } catch (cause) {
    throw new FeedError(`${address} does not answer`, cause);
  } finally {
    clearTimeout(timer);
  }
}

async function* hotels(body: ReadableStream<Uint8Array>, skip: (reason: string) => void): AsyncIterable<FeedHotel> {
  for await (const line of lines(body)) {
    if (line.trim() === '') continue;
    const hotel = parseFeedLine(line);
    if (typeof hotel === 'string') skip(hotel);
    else yield hotel;
  }
}

async function* lines(body: ReadableStream<Uint8Array>): AsyncIterable<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  yield rest + decoder.decode();
}
