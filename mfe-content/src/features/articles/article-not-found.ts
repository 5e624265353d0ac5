/** What tells an unknown article from a page that a flag has switched off; both answer 404. */
export const ARTICLE_NOT_FOUND = 'Article not found.';
