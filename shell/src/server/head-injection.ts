import { isRouteErrorResponse } from 'react-router-dom';
import type { Boot } from '../app/boot';
import type { PageAssets } from './page-assets';
import type { ShellAssets } from './shell-assets';

/** JSON that can stand inside a script element: nothing in it can end the element or the line. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const attribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Errors of a page as data; what is no route error tells the browser nothing. */
function errorsAsData(errors: Record<string, unknown> | null): Record<string, unknown> | null {
  if (errors === null) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [id, isRouteErrorResponse(error) ? { status: error.status, statusText: error.statusText, data: error.data as unknown } : { status: 500, statusText: '', data: null }]),
  );
}

export interface HeadInjection {
  nonce: string;
  shell: ShellAssets;
  page: PageAssets;
  integrity: Record<string, string>;
  boot: Boot;
}

/** What a server-rendered page needs in its head beside its metadata: styles before paint, code preloaded, data, start. */
export function headInjection({ nonce, shell, page, integrity, boot }: HeadInjection): string {
  const styles = [...shell.stylesheets, ...page.stylesheets].map((href) => `<link rel="stylesheet" href="${attribute(href)}">`);
  const frame = [...shell.preload, shell.main, ...page.shared.flatMap((name) => shell.provided[name] ?? [])];
  // Low, so that styles and pictures go first: a page is readable before it is alive.
  const scripts = [...frame.map((href) => ({ href, integrity: shell.integrity[href] ?? '' })), ...page.scripts].map(
    (script) => `<link rel="preload" as="script" fetchpriority="low" href="${attribute(script.href)}" integrity="${script.integrity}" crossorigin="anonymous" nonce="${nonce}">`,
  );
  const data = { ...boot, hydration: { ...boot.hydration, errors: errorsAsData(boot.hydration.errors) } };
  return [
    ...styles,
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...scripts,
    `<script nonce="${nonce}">window.__WAYFARE__=${scriptJson(data)};window.__WAYFARE_INTEGRITY__=${scriptJson(integrity)}</script>`,
    `<script async nonce="${nonce}" src="${attribute(shell.main)}" integrity="${shell.integrity[shell.main] ?? ''}" crossorigin="anonymous"></script>`,
  ].join('');
}
