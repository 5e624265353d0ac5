import * as v from 'valibot';

const WORDS = 'must be an address such as redis://user:password@host:6379';

export const REDIS_VARIABLES = {
  REDIS_URL: v.optional(v.pipe(v.string(), v.url(WORDS), v.regex(/^rediss?:\/\//, WORDS))),
};
