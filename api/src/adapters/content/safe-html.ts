import sanitizeHtml from 'sanitize-html';
import type { IOptions, Tag } from 'sanitize-html';
import { withHeadingIds } from './heading-ids';

/** Maps to a URL on our origin; null drops the picture. */
export type PictureAddress = (src: string) => string | null;

/** Placeholder for a tag that loses everything but its children; stripped at the end. */
const DROPPED = 'span';
const DROPPED_TAG = /<\/?span>/g;
const DEEPEST = 40;

const EXTERNAL = /^https?:\/\/[^/]/i;
const MAIL = /^mailto:[^?]/i;
/** one slash only: browsers read `/\` as `//` */
const OWN_PATH = /^\/(?![/\\])/;
const OWN_PLACE = /^#[a-z0-9-]+$/;
// browsers drop these from URLs, so a check would see another URL than they do
const UNREADABLE = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/;
const OWN_PICTURE = /^\/media(?:\/[A-Za-z0-9][\w.-]*){1,3}$/;
const WITH_FILE = /\/\d+\.(webp|avif)$/;

export function ownPicture(src: string): string | null {
  if (!OWN_PICTURE.test(src)) return null;
  return WITH_FILE.test(src) ? src : `${src}/1280.webp`;
}

function linkOf(href: string | undefined): Tag {
  const address = href ?? '';
  if (UNREADABLE.test(address)) return { tagName: DROPPED, attribs: {} };
  if (EXTERNAL.test(address))
    return { tagName: 'a', attribs: { href: address, rel: 'noopener external' } };
  const isOurs = OWN_PATH.test(address) || OWN_PLACE.test(address) || MAIL.test(address);
  return isOurs ? { tagName: 'a', attribs: { href: address } } : { tagName: DROPPED, attribs: {} };
}

const isLength = (value: string | undefined): value is string =>
  value !== undefined && /^[1-9]\d{0,3}$/.test(value);

function imageOf(
  { src = '', alt = '', width, height }: Partial<Record<string, string>>,
  picture: PictureAddress,
): Tag {
  const address = picture(src);
  if (address === null) return { tagName: DROPPED, attribs: {} };
  return {
    tagName: 'img',
    attribs: {
      src: address,
      alt,
      loading: 'lazy',
      ...(isLength(width) ? { width } : {}),
      ...(isLength(height) ? { height } : {}),
    },
  };
}

const renamed = (tagName: string) => (): Tag => ({ tagName, attribs: {} });

function options(picture: PictureAddress): IOptions {
  return {
    allowedTags: [
      'h2',
      'h3',
      'h4',
      'p',
      'ul',
      'ol',
      'li',
      'strong',
      'em',
      'a',
      'blockquote',
      'table',
      'caption',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'hr',
      'pre',
      'code',
      'br',
      'img',
      'figure',
      'figcaption',
      DROPPED,
    ],
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt', 'loading', 'width', 'height'],
      th: ['scope'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    nestingLimit: DEEPEST,
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'xmp',
      'iframe',
      'noscript',
      'noembed',
      'noframes',
      'plaintext',
      'template',
      'svg',
      'math',
      'title',
      'object',
      'select',
      'head',
    ],
    transformTags: {
      h1: renamed('h2'),
      h5: renamed('h4'),
      h6: renamed('h4'),
      b: renamed('strong'),
      i: renamed('em'),
      th: () => ({ tagName: 'th', attribs: { scope: 'col' } }),
      a: (_name, { href }) => linkOf(href),
      img: (_name, attributes) => imageOf(attributes, picture),
    },
  };
}

/** Allow-list sanitiser: no scripts, no foreign loads, no frames, no hidden links. */
export function safeHtml(html: string, picture: PictureAddress = ownPicture): string {
  const clean = sanitizeHtml(html, options(picture)).replace(DROPPED_TAG, '');
  return withHeadingIds(clean.trim());
}
