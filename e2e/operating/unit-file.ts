import { readFileSync } from 'node:fs';

/** What is used here of a unit of systemd. */
export interface Unit {
  readonly command: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly isRestarted: boolean;
  readonly restartS: number;
  readonly stopS: number;
}

const DEFAULT_RESTART_S = 0.1;
const DEFAULT_STOP_S = 90;

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^[#;[]/.test(line))
    .map((line) => {
      const at = line.indexOf('=');
      return [line.slice(0, at), line.slice(at + 1)] as const;
    });

/** Reads a unit, or the template of one where its name has an `@`. Throws for one that starts nothing. */
export function readUnit(folder: string, name: string): Unit {
  const instance = /@(.*)$/.exec(name)?.[1] ?? '';
  const file = `${folder}/${name.replace(/@.*$/, '@')}.service`;
  const lines = linesOf(readFileSync(file, 'utf8').replaceAll('%i', instance));
  const all = (key: string) => lines.filter(([of]) => of === key).map(([, value]) => value);
  const last = (key: string) => all(key).at(-1);
  const command = last('ExecStart')?.split(/\s+/) ?? [];
  if (command.length === 0) throw new Error(`${file} starts nothing`);
  const env = [
    ...all('EnvironmentFile').flatMap((given) => linesOf(readFileSync(given, 'utf8'))),
    ...all('Environment').flatMap((given) => linesOf(given)),
  ];
  return {
    command,
    cwd: last('WorkingDirectory') ?? '/',
    env: Object.fromEntries(env),
    isRestarted: last('Restart') === 'always',
    restartS: Number(last('RestartSec') ?? DEFAULT_RESTART_S),
    stopS: Number(last('TimeoutStopSec') ?? DEFAULT_STOP_S),
  };
}
