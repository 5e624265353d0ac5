import { isRouteErrorResponse } from 'react-router-dom';
import type { Boot } from '../../app/boot';
import type { Piece } from './bytes-of';
import type { PageFiles } from './page-files';
import { attribute, lastingJson, scriptJson } from '../scripts/script-json';
import type { PageScripts } from '../scripts/page-scripts';
import { PAGE_DATA, PAGE_FILES } from '../scripts/start-script';

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
  scripts: PageScripts;
  startsWhenUsed: boolean;
  main: string;
  files: PageFiles;
  boot: Boot;
}

const data = (id: string) => `<script type="application/json" id="${id}">`;

/** What a server-rendered page needs in its head beside its metadata: styles before paint, data, and the way to its code. */
export function headInjection({
  scripts,
  startsWhenUsed,
  main,
  files,
  boot,
}: HeadInjection): Piece[] {
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
  const hashes = files.integrity.flatMap((known, at) => [at === 0 ? '' : ',', lastingJson(known)]);
  return [
    `<script>${scripts.first}</script>`,
    ...styles,
    ...copies,
    `${data(PAGE_DATA)}{"verticals":`,
    lastingJson(verticals),
    `,${scriptJson(rest).slice(1)}</script>${data(PAGE_FILES)}{"startsWhenUsed":${String(startsWhenUsed)},"main":${scriptJson(main)},"files":`,
    lastingJson(files.scripts),
    ',"entries":',
    files.entries === null ? 'null' : lastingJson(files.entries),
    ',"integrity":[',
    ...hashes,
    `]}</script><script>${scripts.start}</script>`,
  ];
}
