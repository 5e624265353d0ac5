import { isRouteErrorResponse } from 'react-router-dom';
import type { Boot } from '../app/boot';
import type { Piece } from './bytes-of';
import type { PageFiles } from './page-files';
import { lastingJson, scriptJson } from './script-json';
import { startScript } from './start-script';
import { stylesheetScript } from './stylesheet-script';
import { trustedTypesScript } from './trusted-types-script';

const attribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Errors of a page as data; what is no route error tells the browser nothing. */
function errorsAsData(errors: Record<string, unknown> | null): Record<string, unknown> | null {
  if (errors === null) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error)
        ? { status: error.status, statusText: error.statusText, data: error.data as unknown }
        : { status: 500, statusText: '', data: null },
    ]),
  );
}

export interface HeadInjection {
  nonce: string;
  /** what starts the site */
  main: string;
  files: PageFiles;
  boot: Boot;
  /** of others' scripts that may run in the page */
  scriptOrigins: readonly string[];
}

/** What a server-rendered page needs in its head beside its metadata: styles before paint, data, and the way to its code. */
export function headInjection({ nonce, main, files, boot, scriptOrigins }: HeadInjection): Piece[] {
  const styles = files.stylesheets.map(({ href, integrity }) => {
    const hash = integrity === '' ? '' : ` integrity="${integrity}" crossorigin="anonymous"`;
    return `<link rel="stylesheet" href="${attribute(href)}"${hash} data-blocks>`;
  });
  const copies = files.ownCopies.map(
    (copy) => `<meta name="own-copy" content="${attribute(copy)}">`,
  );
  const { verticals, ...rest } = {
    ...boot,
    hydration: { ...boot.hydration, errors: errorsAsData(boot.hydration.errors) },
  };
  const hashes = files.integrity.flatMap((known) => [',', lastingJson(known)]);
  const [before, after] = startScript({ nonce, main });
  // what is the same on every page of a release set is the greater part, and is written once
  return [
    `<script nonce="${nonce}">${trustedTypesScript(scriptOrigins)};${stylesheetScript()}</script>`,
    ...styles,
    ...copies,
    `<meta property="csp-nonce" nonce="${nonce}"><script nonce="${nonce}">window.__WAYFARE__={"verticals":`,
    lastingJson(verticals),
    `,${scriptJson(rest).slice(1)};window.__WAYFARE_INTEGRITY__=Object.assign({}`,
    ...hashes,
    `)</script><script nonce="${nonce}">${before}`,
    lastingJson(files.scripts),
    `${after}</script>`,
  ];
}
