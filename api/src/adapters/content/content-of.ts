import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../platform/config';
import type { Content } from '../../ports/content';
import { embeddedContentIn } from './embedded';
import { withOwnPages } from './own-pages';
import { strapiContent } from './strapi';
import { supportWords } from './support-words';

export async function contentOf(
  { content: { dir, url, ...options }, support }: Pick<Config, 'content' | 'support'>,
  log: FastifyBaseLogger,
): Promise<Content> {
  const fillIn = supportWords(support);
  const own = await embeddedContentIn(dir, fillIn);
  return url === undefined
    ? own
    : withOwnPages(strapiContent({ url, ...options, fillIn }, log), own);
}
