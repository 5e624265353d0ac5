import { isRouteErrorResponse } from 'react-router-dom';
import type { Boot } from '../app/boot';
import type { PageAssets } from './page-assets';
import { lastingJson, scriptJson } from './script-json';
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
  /** hashes by URL path; each of these objects lasts */
  integrity: readonly Readonly<Record<string, string>>[];
  boot: Boot;
}

/** What a server-rendered page needs in its head beside its metadata: styles before paint, data, and the way to its code. */
export function headInjection({ nonce, shell, page, integrity, boot }: HeadInjection): Buffer {
  const styles = [...shell.stylesheets, ...page.stylesheets].map((href) => `<link rel="stylesheet" href="${attribute(href)}">`);
  const messages = shell.messages[boot.language];
  const frame = [...shell.preload, shell.main, ...(messages === undefined ? [] : [messages]), ...page.shared.flatMap((name) => shell.provided[name] ?? [])].map((href) => [href, shell.integrity[href] ?? ''] as const);
  const code = { nonce, main: shell.main, files: [...frame, ...page.scripts.map((script) => [script.href, script.integrity] as const)] };
  const { verticals, ...rest } = { ...boot, hydration: { ...boot.hydration, errors: errorsAsData(boot.hydration.errors) } };
  const hashes = integrity.flatMap((files) => [',', lastingJson(files)]);
  // what is the same on every page of a release set is the greater part, and is written once
  const parts = [
    ...styles,
    `<meta property="csp-nonce" nonce="${nonce}"><script nonce="${nonce}">window.__WAYFARE__={"verticals":`,
    lastingJson(verticals),
    `,${scriptJson(rest).slice(1)};window.__WAYFARE_INTEGRITY__=Object.assign({}`,
    ...hashes,
    `)</script><script nonce="${nonce}">${startScript(code)}</script>`,
  ];
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}
