import type { Article } from '@wayfare/api-contract';
import { LANGUAGES, type Language } from '@wayfare/domain';
import type { MetaContext, PageMeta, StructuredData } from '@wayfare/remote-kit';
import { crumbList } from '../../domain/crumb-list';
import { slugIn } from '../../domain/localized-slug';
import { paths } from '../../domain/paths';

type Context = Pick<MetaContext<unknown>, 'language' | 't'>;

/** Languages without the article point to the index (SEO-07, SEO-08). */
function alternatesOf(article: Article, own: Language): Record<Language, string> {
  const pathIn = (language: Language): string => {
    const slug = language === own ? article.slug : slugIn(language, article);
    return slug === null ? paths.articles(language) : paths.article(language, slug);
  };
  return Object.fromEntries(LANGUAGES.map((language) => [language, pathIn(language)])) as Record<
    Language,
    string
  >;
}

function structuredArticle(article: Article, { language, t }: Context): StructuredData {
  const organization = {
    '@type': 'Organization',
    name: t('home.organization'),
    url: paths.home('en'),
  };
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.teaser,
    image: [`${article.cover.src}/1280.webp`],
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    inLanguage: language,
    author: organization,
    publisher: organization,
    mainEntityOfPage: paths.article(language, article.slug),
  };
}

export function articleCrumbs(article: Pick<Article, 'title' | 'slug'>, { language, t }: Context) {
  return [
    { label: t('reading.home'), href: paths.home(language) },
    { label: t('articles.title'), href: paths.articles(language) },
    { label: article.title, href: paths.article(language, article.slug) },
  ];
}

export function articleMeta(article: Article, context: Context): PageMeta {
  return {
    title: article.title,
    description: article.teaser,
    alternates: alternatesOf(article, context.language),
    type: 'article',
    image: {
      path: `/media/cards/article/${article.slug}.${context.language}.png`,
      alt: article.title,
      width: 1200,
      height: 630,
    },
    structured: [structuredArticle(article, context), crumbList(articleCrumbs(article, context))],
  };
}
