import * as v from 'valibot';
import type { MapSource } from './map-calls';

const FORM =
  'must be an https address that ends in .pmtiles, has {z}, {x} and {y} in it, or is a TileJSON';
const PLACES = ['{z}', '{x}', '{y}'];
const LONGEST_CREDIT = 120;

/** Plain http for loopback alone, a secure context by itself. */
const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname));

const named = (text: string): string[] => text.match(/\{[^}]*\}?/g) ?? [];

const isTemplate = (text: string, { origin }: URL): boolean =>
  named(text).sort().join() === [...PLACES].sort().join() && !/[{}]|%7b/i.test(origin);

function isTiles(text: string): boolean {
  if (!URL.canParse(text) || /\s/.test(text)) return false;
  const url = new URL(text);
  const isPlain = url.username === '' && url.password === '' && url.hash === '';
  return isPlain && isSafe(url) && (named(text).length === 0 || isTemplate(text, url));
}

/** Variables of a vector-tile server, shared by shell (CSP) and API; wrong values fail with the expected form. */
export const MAP_VARIABLES = {
  MAP_TILES_URL: v.optional(v.pipe(v.string(), v.check(isTiles, FORM))),
  MAP_ATTRIBUTION: v.optional(
    v.pipe(
      v.string(),
      v.regex(/\S/, 'must not be blank'),
      v.maxLength(LONGEST_CREDIT, `must have at most ${LONGEST_CREDIT} characters`),
      v.transform((text) => text.trim()),
    ),
  ),
  MAP_ATTRIBUTION_URL: v.optional(
    v.pipe(
      v.string(),
      v.url('must be an https address'),
      v.startsWith('https://', 'must be an https address'),
    ),
  ),
};

interface MapVariables {
  readonly MAP_TILES_URL?: string | undefined;
  readonly MAP_ATTRIBUTION?: string | undefined;
  readonly MAP_ATTRIBUTION_URL?: string | undefined;
}

/** Cross-checks of the variables; tile licences demand attribution. */
export function mapProblems({
  MAP_TILES_URL: tiles,
  MAP_ATTRIBUTION: credit,
  MAP_ATTRIBUTION_URL: link,
}: MapVariables): { variable: keyof MapVariables; words: string }[] {
  if (tiles !== undefined && credit === undefined)
    return [
      {
        variable: 'MAP_ATTRIBUTION',
        words: 'must be set with MAP_TILES_URL: it names whose map this is',
      },
    ];
  if (tiles === undefined && (credit !== undefined || link !== undefined))
    return [
      {
        variable: 'MAP_TILES_URL',
        words: 'must be set with MAP_ATTRIBUTION and MAP_ATTRIBUTION_URL, which name its source',
      },
    ];
  return [];
}

function kindOf(address: string): MapSource['kind'] {
  if (named(address).length > 0) return 'template';
  return new URL(address).pathname.endsWith('.pmtiles') ? 'archive' : 'tilejson';
}

export function mapSourceOf(env: MapVariables): MapSource | null {
  const { MAP_TILES_URL: url, MAP_ATTRIBUTION: credit } = env;
  if (url === undefined || credit === undefined) return null;
  return Object.freeze({
    kind: kindOf(url),
    url,
    credit,
    creditUrl: env.MAP_ATTRIBUTION_URL ?? null,
  });
}

/** Origins for the CSP: that of the tile address, or none. */
export const mapCallsOf = ({ MAP_TILES_URL: url }: MapVariables): readonly string[] =>
  url === undefined ? [] : [new URL(url).origin];
