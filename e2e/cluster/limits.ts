import type { Outcome } from './report';
import type { Cluster } from './start';
import { newAddress } from './traveller';

/** What one visitor may do in a minute by default: sessions of the API, and pages of a shell. */
const LIMITS = { sessions: 300, pages: 600 } as const;
const MORE = 40;
const AT_ONCE = 20;
const REFUSED = 429;

/** The status of each of so many questions, asked from one address, a few at a time. */
async function statuses(
  count: number,
  address: string,
  urlOf: (index: number) => string,
): Promise<number[]> {
  const found: number[] = [];
  let next = 0;
  async function asker(): Promise<void> {
    while (next < count) {
      const index = next;
      next += 1;
      const answer = await fetch(urlOf(index), { headers: { 'x-forwarded-for': address } });
      await answer.arrayBuffer();
      found.push(answer.status);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, asker));
  return found;
}

interface Limited {
  readonly what: string;
  readonly limit: number;
  readonly urlOf: (index: number) => string;
  /** each process that counts, asked by itself when the limit is reached */
  readonly each: readonly string[];
}

async function look({ what, limit, urlOf, each }: Limited) {
  const address = newAddress();
  const found = await statuses(limit + MORE, address, urlOf);
  const answered = found.filter((status) => status === 200).length;
  const refused = found.filter((status) => status === REFUSED).length;
  const after = await Promise.all(
    each.map(async (url) => (await statuses(1, address, () => url))[0] ?? 0),
  );
  return {
    row: [what, String(limit), String(found.length), String(answered), after.join(' and ')],
    missed: [
      ...(answered === limit && refused === MORE
        ? []
        : [`${what}: ${answered} were answered and ${refused} refused, of a limit of ${limit}`]),
      ...after.flatMap((status, index) =>
        status === REFUSED ? [] : [`${what}: process ${index + 1} answers ${status} after that`],
      ),
    ],
  };
}

/** One visitor over two processes of a kind: sessions by way of cache and shells, pages of each shell in turn. */
export async function limitsOverAll({ entry, members }: Cluster): Promise<Outcome> {
  const session = '/api/anonymous/login';
  const page = '/about-us';
  const looks = [
    await look({
      what: 'sessions over two APIs, by way of two shells',
      limit: LIMITS.sessions,
      urlOf: () => entry + session,
      each: members.apis.map(({ url }) => url + session),
    }),
    await look({
      what: 'pages of two shells',
      limit: LIMITS.pages,
      urlOf: (index) => (members.fronts[index % 2]?.url ?? '') + page,
      each: members.fronts.map(({ url }) => url + page),
    }),
  ];
  return {
    title: 'One visitor’s limit over all processes',
    head: ['What', 'limit a minute', 'asked', 'answered', 'each process after that'],
    rows: looks.map(({ row }) => row),
    notes: [],
    missed: looks.flatMap(({ missed }) => missed),
  };
}
