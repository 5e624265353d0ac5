import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from '@microsoft/api-extractor';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { reportFile } from './modules';

const run = promisify(execFile);

export interface ReportedSources {
  root: string;
  modules: ReadonlyMap<string, string>;
}

interface BaseConfig {
  compilerOptions: { paths?: Record<string, [string]> } & Record<string, unknown>;
}

const declared = (types: string, source: string) =>
  path.join(types, source.replace(/\.tsx?$/, '.d.ts'));

async function writeDeclarations(
  { root, modules }: ReportedSources,
  scratch: string,
): Promise<string> {
  const types = path.join(scratch, 'types');
  const project = path.join(scratch, 'tsconfig.json');
  const options = { noEmit: false, declaration: true, emitDeclarationOnly: true, types: [] };
  const files = [...modules.values()].map((source) => path.join(root, source));
  const ambient = path.join(root, '.workspace/ambient.d.ts');
  await writeFile(
    project,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.base.json'),
      compilerOptions: { ...options, outDir: types, rootDir: root },
      files: [ambient, ...files],
    }),
  );
  const compiler = path.join(root, 'node_modules/ts7/bin/tsc');
  try {
    await run('node', [compiler, '-p', project], { cwd: root });
  } catch (error) {
    throw new Error(`The shared modules don't compile:\n${Reflect.get(Object(error), 'stdout')}`);
  }
  return types;
}

async function optionsFor(root: string, types: string): Promise<Record<string, unknown>> {
  const text = await readFile(path.join(root, 'tsconfig.base.json'), 'utf8');
  const { compilerOptions } = JSON.parse(text) as BaseConfig;
  const paths = Object.entries(compilerOptions.paths ?? {}).map(([alias, [source]]) => [
    alias,
    [declared(types, source)],
  ]);
  return { ...compilerOptions, paths: Object.fromEntries(paths), types: [] };
}

/** A report is named after a package: `@wayfare/remote-kit-host` for a subpath. */
const packageName = (module: string) => module.replace(/(?<=\/.*)\//g, '-');

interface Prepared {
  module: string;
  config: ExtractorConfig;
}

async function prepare(
  { root, modules }: ReportedSources,
  scratch: string,
  types: string,
): Promise<Prepared[]> {
  const compilerOptions = await optionsFor(root, types);
  const files = [...modules.values()].map((source) => declared(types, source));
  return Promise.all(
    [...modules].map(async ([module, source]) => {
      const home = path.join(scratch, reportFile(module));
      await mkdir(home);
      const packageJsonFullPath = path.join(home, 'package.json');
      await writeFile(packageJsonFullPath, JSON.stringify({ name: packageName(module) }));
      const quiet = { default: { logLevel: ExtractorLogLevel.None } };
      const config = ExtractorConfig.prepare({
        configObjectFullPath: path.join(scratch, 'api-extractor.json'),
        packageJsonFullPath,
        configObject: {
          projectFolder: scratch,
          mainEntryPointFilePath: declared(types, source),
          compiler: { overrideTsconfig: { compilerOptions, files } },
          apiReport: {
            enabled: true,
            reportFileName: reportFile(module),
            reportFolder: path.join(scratch, 'reports'),
            reportTempFolder: home,
            includeForgottenExports: true,
          },
          docModel: { enabled: false },
          dtsRollup: { enabled: false },
          tsdocMetadata: { enabled: false },
          newlineKind: 'lf',
          messages: { extractorMessageReporting: quiet, tsdocMessageReporting: quiet },
        },
      });
      return { module, config };
    }),
  );
}

/** Report text by module from API Extractor: every export and the types it names. Throws the compiler's errors. */
export async function contractReports(sources: ReportedSources): Promise<Map<string, string>> {
  const cache = path.join(sources.root, '.nx');
  await mkdir(cache, { recursive: true });
  const scratch = await mkdtemp(path.join(cache, 'contract-'));
  try {
    await mkdir(path.join(scratch, 'reports'));
    const prepared = await prepare(sources, scratch, await writeDeclarations(sources, scratch));
    const [first] = prepared;
    if (first === undefined) return new Map();
    // one shared program: parsing the declarations is most of the time
    const compilerState = CompilerState.create(first.config, {
      additionalEntryPoints: prepared.map(({ config }) => config.mainEntryPointFilePath),
    });
    const reports = new Map<string, string>();
    for (const { module, config } of prepared) {
      Extractor.invoke(config, {
        compilerState,
        localBuild: true,
        messageCallback: (message) => void (message.handled = true),
      });
      reports.set(module, await readFile(config.reportFilePath, 'utf8'));
    }
    return reports;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
