import type { Target } from './dockerfile';

interface Rule {
  readonly says: string;
  readonly holds: (target: Target) => boolean;
}

const isNode = (words: readonly string[] | undefined) => words?.[0] === 'node';
const isSecret = (name: string) => /SECRET|TOKEN|PASSWORD|_KEY$|DATABASE_URL/.test(name);

const RULES: readonly Rule[] = [
  {
    says: 'runs as a number that is not root',
    holds: ({ user }) => /^[1-9]\d*:[1-9]\d*$/.test(user),
  },
  {
    says: 'starts node itself, which hears SIGTERM',
    holds: ({ entrypoint, command }) =>
      entrypoint !== undefined && command !== undefined && isNode([...entrypoint, ...command]),
  },
  {
    says: 'has a probe, or says that it needs none',
    holds: ({ probe }) => probe !== undefined && (probe.length === 0 || isNode(probe)),
  },
  { says: 'runs in production', holds: ({ env }) => env['NODE_ENV'] === 'production' },
  { says: 'has no secret', holds: ({ env }) => !Object.keys(env).some(isSecret) },
  {
    says: 'has what the build made, and nothing of the sources',
    holds: ({ copies }) =>
      copies.length === 1 && copies.every(({ from, to }) => from === 'build' && to === '/app'),
  },
  {
    says: 'says what it is',
    holds: ({ labels }) =>
      ['title', 'description', 'version', 'revision', 'licenses'].every(
        (name) => `org.opencontainers.image.${name}` in labels,
      ),
  },
  {
    says: 'keeps its data in /var/lib/wayfare',
    holds: ({ env }) => env['DATA_DIR'] === '/var/lib/wayfare',
  },
];

export const targetFaults = (target: Target): string[] =>
  RULES.filter(({ holds }) => !holds(target)).map(({ says }) => `${target.name}: ${says}`);
