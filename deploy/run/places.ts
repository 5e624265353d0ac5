import path from 'node:path';

/** Folders that images have at the root, and that lie below one folder where there is no engine. */
const AT_ROOT = ['/build', '/images', '/var/lib/wayfare', '/run/secrets', '/etc/varnish', '/tmp'];

const HOSTS = [
  'postgres',
  'redis',
  'objects',
  'api',
  'worker',
  'registry',
  'front',
  'cache',
  'sandbox',
];
const ADDRESS = new RegExp(`\\b(${HOSTS.join('|')}|127\\.0\\.0\\.1|localhost):(\\d{4})\\b`, 'g');

export interface Places {
  /** takes the place of `/` */
  readonly root: string;
  readonly ports: ReadonlyMap<number, number>;
  /** whose `/app` is meant: each image has its own */
  readonly image?: string;
}

const isIn = (folder: string, file: string) => file === folder || file.startsWith(`${folder}/`);

/** A path of an image where it lies here; any other stays. */
export function placed(file: string, { root, image = '' }: Places): string {
  if (isIn('/app', file)) return path.join(root, '/app', image, file.slice('/app'.length));
  return AT_ROOT.some((folder) => isIn(folder, file)) ? path.join(root, file) : file;
}

/** Words of a command, or a value of an environment, with the paths, names and ports that stand for a container's. */
export function translated(text: string, places: Places): string {
  const port = (of: string) => String(places.ports.get(Number(of)) ?? of);
  if (places.ports.has(Number(text))) return port(text);
  return text
    .replace(
      ADDRESS,
      (_whole, host: string, of: string) =>
        `${host === 'localhost' ? host : '127.0.0.1'}:${port(of)}`,
    )
    .replace(/(?<=^|[\s=('"])\/[\w./-]+/g, (file) => placed(file, places))
    .replace(/(?<=^|\s):(\d{4})\b/g, (_whole, of: string) => `127.0.0.1:${port(of)}`);
}

/** Whether a file of the build context is left out by a `.dockerignore` with names, folders and `**`. */
export function isIgnored(file: string, patterns: readonly string[]): boolean {
  const parts = file.split('/');
  return patterns.some((pattern) => {
    if (!pattern.startsWith('**/')) return file === pattern || file.startsWith(`${pattern}/`);
    const name = pattern.slice('**/'.length);
    return name.startsWith('*') ? file.endsWith(name.slice(1)) : parts.includes(name);
  });
}
