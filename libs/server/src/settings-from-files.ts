import { readFileSync } from 'node:fs';

type Given = Readonly<Record<string, string | undefined>>;

export interface SettingsFromFiles {
  readonly values: Record<string, string>;
  /** in words, without a word of what a file holds */
  readonly problems: readonly string[];
}

const ENDING = '_FILE';

const reasonOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';

/** `NAME`, or the file of `NAME_FILE` less a last line break; empty is not set. Never throws: faults are problems. */
export function settingsFromFiles(given: Given, names: readonly string[]): SettingsFromFiles {
  const values: Record<string, string> = {};
  const problems: string[] = [];
  for (const [name, value] of Object.entries(given))
    if (value !== undefined && value !== '') values[name] = value;
  for (const name of names) {
    const file = values[name + ENDING];
    if (file === undefined || names.includes(name + ENDING)) continue;
    if (values[name] !== undefined) {
      problems.push(`${name} and ${name}${ENDING} must not both be set`);
      continue;
    }
    try {
      const text = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
      if (text === '') problems.push(`${name}${ENDING} must name a file that is not empty`);
      else values[name] = text;
    } catch (error) {
      problems.push(`${name}${ENDING} must name a file that can be read (${reasonOf(error)})`);
    }
  }
  return { values, problems };
}
