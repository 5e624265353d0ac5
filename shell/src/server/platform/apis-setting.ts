import * as v from 'valibot';

/** One may have a path; several are asked in turn, by their origins. */
export const ApisSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((url) => url.trim().replace(/\/+$/, ''))),
  v.check(
    (urls) => urls.every((url) => URL.canParse(url) && /^https?:\/\//.test(url)),
    'must be an http address, or several with commas between them',
  ),
  v.check(
    (urls) => urls.length === 1 || urls.every((url) => /^https?:\/\/[^/?#]+$/.test(url)),
    'must be addresses without a path where there are several',
  ),
  v.check((urls) => new Set(urls).size === urls.length, 'must name each address once'),
);
