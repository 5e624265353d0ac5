import { htmlOfMarkdown } from './markdown';
import { ownPicture, safeHtml } from './safe-html';
import type { PictureAddress } from './safe-html';

/** Longer texts are refused: the longest of ours has a tenth of it. */
export const LONGEST_TEXT = 60_000;

/** words that a reader takes in in a minute */
const READING_SPEED = 220;

interface RichTextOptions {
  /** HTML in the Markdown is sanitised with the rest, or thrown away */
  readonly html: 'sanitise' | 'drop';
  readonly picture?: PictureAddress;
}

/** Somebody's Markdown as HTML that is safe to show. */
export function richText(
  markdown: string,
  { html, picture = ownPicture }: RichTextOptions,
): string {
  return safeHtml(htmlOfMarkdown(markdown, html === 'sanitise'), picture);
}

/** How long reading takes, at least one minute. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / READING_SPEED));
}
