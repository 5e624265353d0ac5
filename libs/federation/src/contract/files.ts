import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Reports } from './compare';
import type { Contract, ContractNames } from './contract';
import { reportFile } from './modules';
import { workspaceRoot } from '../workspace';

const run = promisify(execFile);
const FOLDER = 'libs/remote-kit/contract';
const NAMES = `${FOLDER}/names.json`;
const VERSION = 'libs/remote-kit/src/contract-version.ts';

const versionText = (version: string) =>
  `/** The version of what shell and verticals promise each other: \`npm run contract\` writes it (decision 0076). */
export const CONTRACT_VERSION = '${version}';
`;

const versionIn = (text: string) => /CONTRACT_VERSION = '([\d.]+)'/.exec(text)?.[1];

/** Contract in the workspace; throws without its files. */
export function keptContract(): Contract {
  const [names, text] = [NAMES, VERSION].map((file) =>
    readFileSync(path.join(workspaceRoot, file), 'utf8'),
  ) as [string, string];
  const version = versionIn(text);
  if (version === undefined) throw new Error(`${VERSION} has no version`);
  return { version, names: JSON.parse(names) as ContractNames };
}

export async function keptReports(modules: Iterable<string>): Promise<Reports> {
  const read = async (module: string) => {
    const file = path.join(workspaceRoot, FOLDER, reportFile(module));
    return existsSync(file) ? [[module, await readFile(file, 'utf8')] as const] : [];
  };
  return new Map((await Promise.all([...modules].map(read))).flat());
}

async function committed(file: string): Promise<string | null> {
  try {
    const { stdout } = await run('git', ['show', `HEAD:${file}`], {
      cwd: workspaceRoot,
      maxBuffer: 1e8,
    });
    return stdout;
  } catch {
    return null;
  }
}

/** Contract and reports at HEAD: changes between two commits make one version. Null before the first. */
export async function committedContract(
  modules: Iterable<string>,
): Promise<{ contract: Contract; reports: Reports } | null> {
  const [names, version] = await Promise.all([committed(NAMES), committed(VERSION)]);
  const number = versionIn(version ?? '');
  if (names === null || number === undefined) return null;
  const reports = new Map<string, string>();
  for (const module of modules) {
    const report = await committed(`${FOLDER}/${reportFile(module)}`);
    if (report !== null) reports.set(module, report);
  }
  return { contract: { version: number, names: JSON.parse(names) as ContractNames }, reports };
}

export async function keepContract({ version, names }: Contract, reports: Reports): Promise<void> {
  const write = (file: string, text: string) => writeFile(path.join(workspaceRoot, file), text);
  await mkdir(path.join(workspaceRoot, FOLDER), { recursive: true });
  await write(VERSION, versionText(version));
  await write(NAMES, `${JSON.stringify(names, null, 2)}\n`);
  for (const [module, report] of reports) await write(`${FOLDER}/${reportFile(module)}`, report);
}
