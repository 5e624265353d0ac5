/** A page of a list, as Stripe answers it. */
export const listed = (url: string, all: readonly object[], limit: number) => ({
  object: 'list',
  url,
  has_more: all.length > limit,
  data: all.slice(0, limit),
});
