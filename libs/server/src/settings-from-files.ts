import { readFileSync } from 'node:fs';

type Given = Readonly<Record<string, string | undefined>>;

export interface SettingsFromFiles {
  /** what was given, with the contents of files in the place of their names */
  readonly values: Record<string, string>;
  /** in words, without a word of what a file holds */
  readonly problems: readonly string[];
}

const ENDING = '_FILE';

const reasonOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';

/**
 * Variables of `names` from the environment or, where `NAME_FILE` is set, from that file, as orchestrators hand out
 * secrets. One line break at a file's end is not part of the value; empty variables count as not set. Never throws:
 * a file that cannot be read, is empty or stands beside `NAME` itself is a problem.
 */
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
