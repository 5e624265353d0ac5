import type { MouseEvent } from 'react';

/** Answered by the server: pictures, calls and files such as /sitemap.xml. */
const NO_PAGE = /^\/(?:media|api)\/|\.[a-z0-9]+$/i;

type Click = Pick<
  MouseEvent,
  'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'target'
>;

function isPlain({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Target of a click within foreign HTML; null when the browser should follow it. */
export function innerLink(click: Click): string | null {
  if (!isPlain(click) || !(click.target instanceof Element)) return null;
  const link = click.target.closest('a[href]');
  const href = link?.getAttribute('href') ?? '';
  if (link === null || link.hasAttribute('target') || !/^\/(?![/\\])/.test(href)) return null;
  const path = href.replace(/[?#].*$/s, '');
  return NO_PAGE.test(path) ? null : href;
}
