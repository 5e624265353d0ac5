import { isRouteErrorResponse } from 'react-router-dom';
import type { Boot } from '../app/boot';
import type { PageAssets } from './page-assets';
import { scriptJson } from './script-json';
import type { ShellAssets } from './shell-assets';
import { startScript } from './start-script';

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

/** What a server-rendered page needs in its head beside its metadata: styles before paint, data, and the way to its code. */
export function headInjection({ nonce, shell, page, integrity, boot }: HeadInjection): string {
  const styles = [...shell.stylesheets, ...page.stylesheets].map((href) => `<link rel="stylesheet" href="${attribute(href)}">`);
  const frame = [...shell.preload, shell.main, ...page.shared.flatMap((name) => shell.provided[name] ?? [])].map((href) => [href, shell.integrity[href] ?? ''] as const);
  const code = { nonce, main: shell.main, files: [...frame, ...page.scripts.map((script) => [script.href, script.integrity] as const)] };
  const data = { ...boot, hydration: { ...boot.hydration, errors: errorsAsData(boot.hydration.errors) } };
  return [
    ...styles,
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<script nonce="${nonce}">window.__WAYFARE__=${scriptJson(data)};window.__WAYFARE_INTEGRITY__=${scriptJson(integrity)}</script>`,
    `<script nonce="${nonce}">${startScript(code)}</script>`,
  ].join('');
}
