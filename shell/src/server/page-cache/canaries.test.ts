import { keepingSite, type KeepingSite } from '../testing/kept-site.fixture';

/*
 * 10,000 pages, of which each run has the first thousand and the long one all, of visitors who bring something that is theirs alone: in cookies, tokens, headers of all kinds and in their
 * addresses. Whoever asks next, with none of it, must find nothing of it.
 */

const PAGES = process.env.WAYFARE_SUITE === 'long' ? 10_000 : 1_000;
const AT_ONCE = 50;

let site: KeepingSite;

beforeAll(async () => void (site = await keepingSite()));
afterAll(() => site.close());

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const HEADERS: readonly ((canary: string) => Record<string, string>)[] = [
  (canary) => ({ cookie: `session=${canary}; wayfare_visitor=${canary}` }),
  (canary) => ({ cookie: `wayfare_consent=1.${canary}; i18n_redirected=${canary}` }),
  (canary) => ({ authorization: `Bearer ${canary}` }),
  (canary) => ({ 'x-forwarded-for': canary, forwarded: `for=${canary};host=${canary}` }),
  (canary) => ({ 'x-forwarded-host': canary, 'x-forwarded-proto': canary, host: `${canary}.test` }),
  (canary) => ({ 'accept-language': `nl-${canary}`, 'user-agent': canary }),
  (canary) => ({ referer: `https://${canary}.test/`, origin: `https://${canary}.test` }),
  (canary) => ({ 'x-shell-secret': canary, 'x-rendering': canary, 'x-request-id': canary }),
  (canary) => ({ 'if-none-match': `"${canary}"`, range: `bytes=${canary}` }),
];
const QUERIES: readonly ((canary: string) => string)[] = [
  () => '',
  (canary) => `?utm_source=${canary}&utm_campaign=${canary}`,
  (canary) => `?gclid=${canary}&a=1`,
  (canary) => `?secret=${canary}`,
  (canary) => `?a=${canary}`,
  (canary) => `?a=1&_gl=${canary}#${canary}`,
];
const PATHS = [
  ...Array.from({ length: 20 }, (_, index) => `/kept/${index}`),
  ...Array.from({ length: 10 }, (_, index) => `/nl/bewaard/${index}`),
  '/asking',
  '/own',
  '/guarded',
  '/moved',
  '/wrong',
  '/nowhere',
];

it(`what ${PAGES} visitors bring along is on no page of a stranger`, async () => {
  const random = numbers(20_261_129);
  const one = <Value>(values: readonly Value[]) =>
    values[Math.floor(random() * values.length)] as Value;
  const counts = { kept: 0, own: 0, strangers: 0 };
  for (let at = 0; at < PAGES; at += AT_ONCE) {
    const asked = Array.from({ length: AT_ONCE }, (_, index) => ({
      path: one(PATHS),
      query: one(QUERIES)(`c4n4ry${at + index}x`),
      headers: one(HEADERS)(`c4n4ry${at + index}x`),
      isStranger: random() < 0.3,
    }));
    const answers = await Promise.all(
      asked.map(({ path, query, headers, isStranger }) =>
        isStranger ? site.get(path) : site.get(path + query, headers),
      ),
    );
    for (const [index, answer] of answers.entries()) {
      const text = `${answer.body}${JSON.stringify(answer.headers)}`;
      const canaries = new Set(text.match(/c4n4ry\d+x/g) ?? []);
      // a visitor's own address may come back to him, and to nobody else
      if (asked[index]?.isStranger === false) canaries.delete(`c4n4ry${at + index}x`);
      expect([...canaries]).toEqual([]);
      const isKept = String(answer.headers['cache-control']).startsWith('public');
      counts[isKept ? 'kept' : 'own'] += 1;
      if (isKept) expect(answer.headers['set-cookie']).toBeUndefined();
      if (asked[index]?.isStranger === true) counts.strangers += 1;
    }
  }
  // the drill is of pages that are kept as well as of those that are not, and strangers came
  expect(Math.min(counts.kept, counts.own, counts.strangers)).toBeGreaterThan(PAGES / 10);
});
