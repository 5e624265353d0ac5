export interface NamedRelease {
  name: string;
  version: string;
}

const FOLDER = '/r/entries';
const FORM = /^([a-z][a-z0-9-]*)@([A-Za-z0-9][A-Za-z0-9.+-]*)$/;
const byName = (one: NamedRelease, other: NamedRelease) => (one.name < other.name ? -1 : 1);

/** Order-independent address of several entries as one script. */
export function joinedPath(releases: readonly NamedRelease[]): string {
  const names = [...releases].sort(byName).map(({ name, version }) => `${name}@${version}`);
  return `${FOLDER}/${names.join(',')}.js`;
}

/** Inverse of `joinedPath`; null for any other path. */
export function parseJoinedPath(path: string): NamedRelease[] | null {
  const list = path.slice(FOLDER.length + 1, -'.js'.length).split(',');
  const releases = list.flatMap((part) => {
    const [, name, version] = FORM.exec(part) ?? [];
    return name === undefined || version === undefined ? [] : [{ name, version }];
  });
  const isSet = new Set(releases.map(({ name }) => name)).size === releases.length;
  return isSet && releases.length === list.length && joinedPath(releases) === path
    ? releases
    : null;
}

/** Concatenated entries, each in its own try; a syntax error fails all, and the loader falls back to single ones. */
export function joinEntries(entries: readonly (NamedRelease & { code: Buffer })[]): Buffer {
  const parts = [...entries]
    .sort(byName)
    .map(({ code }) => `try{${code.toString('utf8')}\n}catch(error){reportError(error)}\n`);
  return Buffer.from(parts.join(''));
}
