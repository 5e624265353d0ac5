import type { CatalogueFeed, FeedHotel } from './feed';
import { parseFeedLine } from './feed-line';

export interface FeedSource {
  readonly url: string;
  readonly token: string | null;
  /** milliseconds of silence allowed before and within the answer */
  readonly timeout: number;
}

/** An unreadable feed; the last import stays. */
export class FeedError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'FeedError';
  }
}

export function httpFeed({ url, token, timeout }: FeedSource): CatalogueFeed {
  const address = `${url}/catalogue/accommodation.ndjson`;
  return {
    async open(knownVersion) {
      const headers = {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        accept: 'application/x-ndjson',
        ...(knownVersion === null || knownVersion === '' ? {} : { 'if-none-match': knownVersion }),
      };
      const limit = silenceLimit(timeout);
      const response = await begin(address, headers, limit);
      if (response.status === 304) return null;
      if (!response.ok || response.body === null)
        throw new FeedError(`${address} answered ${response.status}`);
      const version = response.headers.get('etag') ?? '';
      if (version !== '' && version === knownVersion) {
        await response.body.cancel();
        return null;
      }
      const { body } = response;
      return { version, hotels: (skip) => hotels(limit, body, skip) };
    },
  };
}

interface SilenceLimit {
  readonly signal: AbortSignal;
  within<T>(promise: Promise<T>): Promise<T>;
}

/** Limits silence and not the total: a long list may take its time. */
function silenceLimit(timeout: number): SilenceLimit {
  const limit = new AbortController();
  return {
    signal: limit.signal,
    async within(promise) {
      const timer = setTimeout(() => limit.abort(), timeout);
      try {
        return await promise;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

async function begin(
  address: string,
  headers: Record<string, string>,
  limit: SilenceLimit,
): Promise<Response> {
  try {
    return await limit.within(fetch(address, { headers, signal: limit.signal }));
  } catch (cause) {
    throw new FeedError(`${address} does not answer`, cause);
  }
}

/** Throws on silence; a reader that stops aborts the request. */
async function* chunksOf(
  limit: SilenceLimit,
  body: ReadableStream<Uint8Array>,
): AsyncIterable<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await limit.within(reader.read());
      if (done) return;
      yield value;
    }
  } catch (cause) {
    throw new FeedError('the list of hotels broke off', cause);
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function* hotels(
  limit: SilenceLimit,
  body: ReadableStream<Uint8Array>,
  skip: (reason: string) => void,
): AsyncIterable<FeedHotel> {
  for await (const line of lines(chunksOf(limit, body))) {
    if (line.trim() === '') continue;
    const hotel = parseFeedLine(line);
    if (typeof hotel === 'string') skip(hotel);
    else yield hotel;
  }
}

async function* lines(body: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  yield rest + decoder.decode();
}
