import { htmlOfMarkdown } from './markdown';
import { ownPicture, safeHtml } from './safe-html';
import type { PictureAddress } from './safe-html';

/** Ten times our longest text. */
export const LONGEST_TEXT = 60_000;

/** per minute */
const READING_SPEED = 220;

interface RichTextOptions {
  readonly html: 'sanitise' | 'drop';
  readonly picture?: PictureAddress;
}

export function richText(
  markdown: string,
  { html, picture = ownPicture }: RichTextOptions,
): string {
  return safeHtml(htmlOfMarkdown(markdown, html === 'sanitise'), picture);
}

export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / READING_SPEED));
}
