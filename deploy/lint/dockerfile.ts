import { readFileSync } from 'node:fs';
import { DockerfileParser, Env, From, Label } from 'dockerfile-ast';

export interface Copied {
  /** target that it comes from; null for the build context */
  readonly from: string | null;
  readonly sources: readonly string[];
  readonly to: string;
}

/** What an image of a target has and does, with all that it inherits. */
export interface Target {
  readonly name: string;
  readonly base: string;
  readonly env: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
  readonly user: string;
  readonly workdir: string;
  readonly copies: readonly Copied[];
  readonly runs: readonly string[];
  /** undefined for one in the form of a shell */
  readonly entrypoint: readonly string[] | undefined;
  readonly command: readonly string[] | undefined;
  readonly probe: readonly string[] | undefined;
}

type Instruction = ReturnType<ReturnType<typeof DockerfileParser.parse>['getInstructions']>[number];

const NOTHING = { env: {}, labels: {}, user: 'root', workdir: '/', copies: [], runs: [] };
const EMPTY = { entrypoint: [], command: [], probe: undefined };

function listIn(text: string): string[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.map(String) : undefined;
  } catch {
    return undefined;
  }
}

const contentOf = (instruction: Instruction) => instruction.getArgumentsContent() ?? '';

function propertiesOf(instruction: Env | Label): Record<string, string> {
  const pairs = instruction
    .getProperties()
    .map((property) => [property.getName(), property.getValue() ?? ''] as const);
  return Object.fromEntries(pairs);
}

function copied(instruction: Instruction): Copied {
  const words = instruction.getArguments().map((argument) => argument.getValue());
  const from = /--from=(\S+)/.exec(instruction.getTextContent())?.[1] ?? null;
  const paths = words.filter((word) => !word.startsWith('--'));
  return { from, sources: paths.slice(0, -1), to: paths.at(-1) ?? '' };
}

const STEPS: Readonly<
  Record<string, (target: Target, instruction: Instruction) => Partial<Target>>
> = {
  ENV: ({ env }, step) => (step instanceof Env ? { env: { ...env, ...propertiesOf(step) } } : {}),
  LABEL: ({ labels }, step) =>
    step instanceof Label ? { labels: { ...labels, ...propertiesOf(step) } } : {},
  USER: (_target, step) => ({ user: contentOf(step) }),
  WORKDIR: (_target, step) => ({ workdir: contentOf(step) }),
  COPY: ({ copies }, step) => ({ copies: [...copies, copied(step)] }),
  RUN: ({ runs }, step) => ({ runs: [...runs, contentOf(step)] }),
  ENTRYPOINT: (_target, step) => ({ entrypoint: listIn(contentOf(step)), command: [] }),
  CMD: (_target, step) => ({ command: listIn(contentOf(step)) }),
  HEALTHCHECK: (_target, step) => ({
    probe: contentOf(step) === 'NONE' ? [] : listIn(contentOf(step).replace(/^[\s\S]*?CMD\s+/, '')),
  }),
};

export function targetsIn(text: string): Map<string, Target> {
  const targets = new Map<string, Target>();
  let current: Target | undefined;
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    if (instruction instanceof From) {
      const base = instruction.getImage() ?? '';
      const name = instruction.getBuildStage() ?? String(targets.size);
      const parent = targets.get(base);
      current = { ...(parent ?? { ...NOTHING, ...EMPTY }), name, base };
    } else if (current !== undefined) {
      current = { ...current, ...STEPS[instruction.getKeyword()]?.(current, instruction) };
    }
    if (current !== undefined) targets.set(current.name, current);
  }
  return targets;
}

export const readTargets = (file: string) => targetsIn(readFileSync(file, 'utf8'));
