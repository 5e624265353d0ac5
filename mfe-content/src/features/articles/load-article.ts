import type { Article } from '@wayfare/api-contract';
import { LANGUAGES } from '@wayfare/domain';
import { deferred, pageError, withQuery } from '@wayfare/remote-kit';
import type { LoaderContext } from '@wayfare/remote-kit';
import { redirect } from '@wayfare/router';
import { findArticle, listArticles } from '../../api/content.api';
import { keptAsWritten } from '../../api/kept-for';
import { nullWhenFailed } from '../../api/when-failed';
import { toTeaser, type ArticleTeaser } from '../../domain/article-teaser';
import { slugIn } from '../../domain/localized-slug';
import { paths } from '../../domain/paths';
import { ARTICLE_NOT_FOUND } from './article-not-found';
import { relatedTo } from './related';

const RELATED = 3;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_SLUG = 120;

/** The page language's slug of an article requested by another's. */
async function nativeSlug(
  slug: string,
  { api, language, signal }: LoaderContext,
): Promise<string | null> {
  const others = LANGUAGES.filter((other) => other !== language);
  const found = await Promise.all(
    others.map((other) => findArticle(slug, { api, language: other, signal })),
  );
  return (
    found
      .map((article) => (article === null ? null : slugIn(language, article)))
      .find((native) => native !== null) ?? null
  );
}

async function listRelated(article: Article, context: LoaderContext): Promise<ArticleTeaser[]> {
  return relatedTo(article, await listArticles(context), RELATED).map(toTeaser);
}

/** By the page language's slug; another language's slug redirects permanently. */
export async function loadArticle(context: LoaderContext) {
  const { language, params, url } = context;
  const slug = params.slug ?? '';
  if (!SLUG.test(slug) || slug.length > LONGEST_SLUG) throw pageError(404, ARTICLE_NOT_FOUND);
  const article = await findArticle(slug, context);
  context.cache?.(keptAsWritten(`article-${slug}`));
  if (article !== null)
    return { article, related: deferred(nullWhenFailed(listRelated(article, context))) };
  const native = await nativeSlug(slug, context);
  if (native === null) throw pageError(404, ARTICLE_NOT_FOUND);
  return redirect(withQuery(paths.article(language, native), url.searchParams), 301);
}
