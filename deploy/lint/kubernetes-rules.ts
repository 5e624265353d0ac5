import type { Container, Workload } from './kubernetes';

/** Seconds in which a process ends what it has begun (`DRAIN_MS` of the servers). */
const DRAIN_S = 7;
const SECRET =
  /^(?!.*_FILE$).*(?:SECRET|TOKEN|PASSWORD|_KEY|_KEY_ID|DATABASE_URL|REDIS_URL|SMTP_URL)/;
const SECRETS = '/run/secrets/wayfare';

interface Rule {
  readonly says: string;
  readonly holds: (container: Container, workload: Workload) => boolean;
}

const isServing = ({ kind }: Workload) => kind === 'Deployment';

const probesOf = ({ startupProbe, livenessProbe, readinessProbe }: Container) => [
  startupProbe,
  livenessProbe,
  readinessProbe,
];

const RULES: readonly Rule[] = [
  {
    says: 'has probes for its start, its life and its readiness, at ports that it has',
    holds: (container, workload) =>
      !isServing(workload) ||
      probesOf(container).every(
        (probe) =>
          probe !== undefined &&
          container.ports.some(({ name }) => name === probe.httpGet.port) &&
          probe.timeoutSeconds >= 1,
      ),
  },
  {
    says: 'is not ended by what its neighbours lack',
    holds: ({ livenessProbe, startupProbe }) =>
      [livenessProbe, startupProbe].every(
        (probe) => probe === undefined || probe.httpGet.path === '/health',
      ),
  },
  {
    says: 'has requests and limits of processor, memory and disk',
    holds: ({ resources: { requests, limits } }) =>
      ['cpu', 'memory', 'ephemeral-storage'].every((of) => of in requests && of in limits),
  },
  {
    says: 'is no root, and cannot become it',
    holds: ({ securityContext }, { pod }) =>
      pod.securityContext?.runAsNonRoot === true &&
      (pod.securityContext.runAsUser ?? 0) > 0 &&
      securityContext?.allowPrivilegeEscalation === false &&
      securityContext.capabilities?.drop.includes('ALL') === true,
  },
  {
    says: 'has a profile of system calls',
    holds: (_container, { pod }) => pod.securityContext?.seccompProfile?.type === 'RuntimeDefault',
  },
  {
    says: 'can write to named places of a limited size alone',
    holds: ({ securityContext, volumeMounts }, { pod }) =>
      securityContext?.readOnlyRootFilesystem === true &&
      volumeMounts
        .filter(({ readOnly }) => readOnly !== true)
        .every(({ name }) =>
          pod.volumes.some(
            (volume) => volume.name === name && volume.emptyDir?.sizeLimit !== undefined,
          ),
        ),
  },
  {
    says: 'has no secret in its environment',
    holds: ({ env }) => env.every(({ name }) => !SECRET.test(name)),
  },
  {
    says: 'gets the files of secrets that it reads, and no others',
    holds: ({ env }, { pod }) => {
      const read = env.flatMap(({ name, value }) =>
        value?.startsWith(`${SECRETS}/`) ? [`${name}=${value}`] : [],
      );
      const given = pod.volumes.flatMap(({ secret }) =>
        (secret?.items ?? []).map(({ key, path }) => `${key}_FILE=${SECRETS}/${path}`),
      );
      return JSON.stringify(read.sort()) === JSON.stringify(given.sort());
    },
  },
  {
    says: 'has no token of the cluster',
    holds: (_container, { pod }) =>
      pod.automountServiceAccountToken === false && pod.serviceAccountName === 'wayfare',
  },
  {
    says: 'is an image with an exact tag',
    holds: ({ image }) => /:(?!latest$)[\w.-]*\d[\w.-]*$/.test(image),
  },
  {
    says: 'is spread over zones and machines',
    holds: (_container, { pod, ...workload }) =>
      workload.kind !== 'Deployment' ||
      ['topology.kubernetes.io/zone', 'kubernetes.io/hostname'].every((key) =>
        pod.topologySpreadConstraints.some(({ topologyKey }) => topologyKey === key),
      ),
  },
  {
    says: 'is selected by its own labels',
    holds: (_container, { selector, labels }) =>
      Object.entries(selector ?? {}).every(([name, value]) => labels[name] === value),
  },
];

/** Which rules workloads break, in words that begin with their names; `drainDelayMs` is their `DRAIN_DELAY_MS`. */
export function workloadFaults(workloads: readonly Workload[], drainDelayMs: number): string[] {
  return workloads.flatMap((workload) => [
    ...workload.pod.containers.flatMap((container) =>
      RULES.filter(({ holds }) => !holds(container, workload)).map(
        ({ says }) => `${workload.name}: ${says}`,
      ),
    ),
    ...(workload.pod.terminationGracePeriodSeconds > drainDelayMs / 1000 + DRAIN_S
      ? []
      : [`${workload.name}: has time to end what it has begun`]),
  ]);
}
