import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { strapiSeed } from './strapi-seed';
import type { SeededEntry } from './strapi-seed';

/* For tests: a server that speaks the REST interface of Strapi 4 or 5 about the small content. */

export interface StrapiDouble {
  readonly url: string;
  close(): Promise<void>;
}

interface DoubleOptions {
  readonly version: 4 | 5;
  /** Strapi gives no longer pages than this, whatever is asked for */
  readonly maxPageSize?: number;
  readonly token?: string;
  /** entries beside the small content, as they go over the wire */
  readonly more?: readonly unknown[];
}

interface Row extends SeededEntry {
  readonly id: number;
}

const instant = (day: string) => `${day}T08:00:00.000Z`;

class Answers {
  readonly #rows: readonly Row[] = strapiSeed().map((entry, index) => ({
    ...entry,
    id: index + 1,
  }));

  constructor(private readonly options: DoubleOptions) {}

  #relation(
    value:
      | { readonly id: number; readonly [field: string]: unknown }
      | readonly { readonly id: number }[]
      | null,
  ): unknown {
    if (this.options.version === 5) return value;
    const nested = ({ id, ...attributes }: { readonly id: number }) => ({ id, attributes });
    if (value === null) return { data: null };
    return { data: 'id' in value ? nested(value) : value.map(nested) };
  }

  #entry(row: Row, populate: readonly string[]): object {
    const { id, key, kind, locale, isDraft, published, coverAlt, fields } = row;
    const dates = {
      createdAt: instant(published),
      updatedAt: instant(published),
      publishedAt: isDraft ? null : instant(published),
    };
    const others = this.#rows.filter(
      (other) => other.kind === kind && other.key === key && other.locale !== locale,
    );
    const translations = others.map((other) => ({
      id: other.id,
      locale: other.locale,
      slug: other.fields['slug'],
      publishedAt: other.isDraft ? null : instant(other.published),
    }));
    const relations = {
      ...(populate.includes('localizations')
        ? { localizations: this.#relation(translations) }
        : {}),
      ...(populate.includes('cover')
        ? {
            cover: this.#relation(
              coverAlt === null
                ? null
                : { id: 1, url: `/uploads/${key}_0a1b2c3d4e.webp`, alternativeText: coverAlt },
            ),
          }
        : {}),
    };
    const { blocks, ...own } = fields;
    const attributes = {
      ...own,
      ...dates,
      locale,
      ...relations,
      ...(populate.includes('blocks') && blocks !== undefined ? { blocks } : {}),
    };
    return this.options.version === 4
      ? { id, attributes }
      : { id, documentId: `${kind}-${key}`, ...attributes };
  }

  list(kind: string, query: URLSearchParams): object {
    const populate = [...query]
      .filter(([name]) => name.startsWith('populate['))
      .map(([name, relation]) => /^populate\[([a-z]+)\]/.exec(name)?.[1] ?? relation);
    const showsDrafts =
      query.get(this.options.version === 4 ? 'publicationState' : 'status') !== null;
    const slug = query.get('filters[slug][$eq]');
    const rows = this.#rows
      .filter(
        (row) =>
          row.kind === kind &&
          row.locale === (query.get('locale') ?? 'en') &&
          (showsDrafts || !row.isDraft) &&
          (slug === null || row.fields['slug'] === slug),
      )
      .sort((a, b) => b.published.localeCompare(a.published));
    const entries = [
      ...rows.map((row) => this.#entry(row, populate)),
      ...(kind === 'articles' ? (this.options.more ?? []) : []),
    ];
    const pageSize = Math.min(
      Number(query.get('pagination[pageSize]') ?? 25),
      this.options.maxPageSize ?? 100,
    );
    const page = Number(query.get('pagination[page]') ?? 1);
    return {
      data: entries.slice((page - 1) * pageSize, page * pageSize),
      meta: {
        pagination: {
          page,
          pageSize,
          pageCount: Math.ceil(entries.length / pageSize),
          total: entries.length,
        },
      },
    };
  }
}

export async function startStrapiDouble(options: DoubleOptions): Promise<StrapiDouble> {
  const answers = new Answers(options);
  const server = http.createServer(({ url = '/', headers }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://strapi.test');
    const json = (status: number, body: object) =>
      void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(body));
    if (options.token !== undefined && headers.authorization !== `Bearer ${options.token}`)
      return json(401, { data: null, error: { status: 401, name: 'UnauthorizedError' } });
    json(200, answers.list(pathname.replace('/api/', ''), searchParams));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
