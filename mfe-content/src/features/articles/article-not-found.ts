/** Message that tells an unknown article from a page behind a flag: both are 404. */
export const ARTICLE_NOT_FOUND = 'Article not found.';
