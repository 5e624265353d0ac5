import path from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../packages/lockfile';
import { unknown } from '../testing/known-settings.fixture';
import { nameOf, readManifests, workloadsIn } from './kubernetes';
import { workloadFaults } from './kubernetes-rules';
import { schemaFaults } from './kubernetes-schema';

const EXAMPLE = path.join(ROOT, 'deploy/kubernetes/example');
const manifests = readManifests(path.join(ROOT, 'deploy/kubernetes/base'));
const workloads = workloadsIn(manifests);

describe('The manifests for Kubernetes', () => {
  const settings = v.parse(
    v.looseObject({ data: v.record(v.string(), v.string()) }),
    manifests.find(({ kind }) => kind === 'ConfigMap'),
  ).data;
  const delay = Number(settings['DRAIN_DELAY_MS']);

  it('are what Kubernetes takes', () => {
    const all = [...manifests, ...readManifests(EXAMPLE)];
    expect(all.flatMap((manifest) => schemaFaults(manifest))).toEqual([]);
  });

  it('keep the rules', () => {
    expect(workloadFaults(workloads, delay)).toEqual([]);
  });

  it('have a deployment for each process that stays, with an autoscaler and a budget', () => {
    const names = manifests.map(nameOf);
    for (const name of ['front', 'api', 'worker'])
      for (const kind of ['Deployment', 'HorizontalPodAutoscaler', 'PodDisruptionBudget'])
        expect(names).toContain(`${kind} ${name}`);
    for (const kind of ['Deployment', 'Service', 'PodDisruptionBudget'])
      expect(names).toContain(`${kind} registry`);
    expect(names).toContain('Job publish');
    expect(names).toContain('NetworkPolicy deny-all');
  });

  it('let somebody reach and be reached for each workload', () => {
    const allowed = manifests.filter(({ kind }) => kind === 'NetworkPolicy').map(nameOf);
    expect(workloads.filter(({ name }) => !allowed.includes(`NetworkPolicy ${name}`))).toEqual([]);
  });

  const PoliciesSchema = v.looseObject({
    spec: v.looseObject({
      ingress: v.optional(
        v.array(
          v.object({
            from: v.array(v.unknown()),
            // a rule without ports opens all of them
            ports: v.array(v.object({ protocol: v.string(), port: v.string() })),
          }),
        ),
        [],
      ),
    }),
  });
  const ServiceSchema = v.looseObject({
    spec: v.looseObject({
      type: v.optional(v.string()),
      ports: v.array(v.looseObject({ targetPort: v.string() })),
    }),
  });
  const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);

  it('open the desk to the operators’ network alone, by a service of its own', () => {
    const opened = ofKind('NetworkPolicy')
      .flatMap((policy) => v.parse(PoliciesSchema, policy).spec.ingress)
      .filter(({ ports }) => ports.some(({ port }) => port === 'desk'));
    expect(opened).toEqual([
      {
        from: [{ namespaceSelector: { matchLabels: { 'wayfare/operators': 'yes' } } }],
        ports: [{ protocol: 'TCP', port: 'desk' }],
      },
    ]);
    const leading = ofKind('Service').filter((service) =>
      v.parse(ServiceSchema, service).spec.ports.some(({ targetPort }) => targetPort === 'desk'),
    );
    expect(leading.map(nameOf)).toEqual(['Service desk']);
    expect(v.parse(ServiceSchema, leading[0]).spec).toMatchObject({
      type: 'ClusterIP',
      ports: [{ targetPort: 'desk' }],
    });
    expect(ofKind('Ingress')).toEqual([]);
  });

  it('let the front reach the caches that it purges', () => {
    const { configMapGenerator } = v.parse(
      v.looseObject({
        configMapGenerator: v.array(v.looseObject({ literals: v.array(v.string()) })),
      }),
      readManifests(EXAMPLE).find(({ kind }) => kind === 'Kustomization'),
    );
    const purged = configMapGenerator
      .flatMap(({ literals }) => literals)
      .flatMap((literal) => /^PURGE_URLS=(.*)$/.exec(literal)?.[1]?.split(' ') ?? []);
    const { egress } = v.parse(
      v.looseObject({
        egress: v.array(v.looseObject({ ports: v.array(v.looseObject({ port: v.number() })) })),
      }),
      Object(manifests.find((manifest) => nameOf(manifest) === 'NetworkPolicy front')).spec,
    );
    const open = egress.flatMap(({ ports }) => ports.map(({ port }) => String(port)));
    expect(purged.map((url) => new URL(url).port)).toEqual(['6081']);
    expect(open).toEqual(expect.arrayContaining(purged.map((url) => new URL(url).port)));
  });

  it('are listed, all of them', () => {
    const list = v.parse(
      v.looseObject({ resources: v.array(v.string()) }),
      manifests.find(({ kind }) => kind === 'Kustomization'),
    );
    expect(new Set(list.resources)).toEqual(
      new Set(
        [
          'service-account',
          'settings',
          'front',
          'api',
          'worker',
          'registry',
          'publish',
          'network-policies',
        ].map((name) => `${name}.yaml`),
      ),
    );
  });

  it('set what the processes know', () => {
    const names = workloads.flatMap(({ pod }) =>
      pod.containers.flatMap(({ env }) => env.map(({ name }) => name)),
    );
    expect(unknown([...names, ...Object.keys(settings)])).toEqual([]);
  });

  it('get every secret from the example, and it has no other', () => {
    const { secretGenerator, images } = v.parse(
      v.looseObject({
        secretGenerator: v.array(v.looseObject({ files: v.array(v.string()) })),
        images: v.array(v.looseObject({ name: v.string() })),
      }),
      readManifests(EXAMPLE).find(({ kind }) => kind === 'Kustomization'),
    );
    const needed = workloads.flatMap(({ pod }) =>
      pod.volumes.flatMap(({ secret }) => (secret?.items ?? []).map(({ key }) => `secrets/${key}`)),
    );
    expect(new Set(secretGenerator.flatMap(({ files }) => files))).toEqual(new Set(needed));
    const used = workloads.flatMap(({ pod }) =>
      pod.containers.map(({ image }) => image.split(':')[0] ?? ''),
    );
    expect(images.map(({ name }) => name).sort()).toEqual(used.sort());
  });

  const api = workloads.find(({ name }) => name === 'api')!;
  const [container] = api.pod.containers;
  type Part = Partial<NonNullable<typeof container>>;
  it.each<[string, Part, Partial<typeof api.pod>, string]>([
    ['no probe', { startupProbe: undefined }, {}, 'has probes'],
    ['a probe at no port', { ports: [] }, {}, 'has probes'],
    [
      'a life that hangs on its neighbours',
      { livenessProbe: container!.readinessProbe },
      {},
      'neighbours lack',
    ],
    [
      'a start that hangs on its neighbours',
      { startupProbe: container!.readinessProbe },
      {},
      'neighbours lack',
    ],
    ['no limits', { resources: { requests: {}, limits: {} } }, {}, 'requests and limits'],
    ['root', {}, { securityContext: { runAsNonRoot: false } }, 'no root'],
    [
      'a file system that can be written',
      { securityContext: { ...container!.securityContext, readOnlyRootFilesystem: false } },
      {},
      'named places',
    ],
    [
      'a secret in its environment',
      { env: [...container!.env, { name: 'SMTP_URL', value: 'smtps://a:b@c' }] },
      {},
      'no secret in its environment',
    ],
    ['a secret that it does not get', {}, { volumes: api.pod.volumes.slice(1) }, 'that it reads'],
    ['the cluster’s token', {}, { automountServiceAccountToken: true }, 'no token'],
    ['the newest image', { image: 'wayfare/api:latest' }, {}, 'exact tag'],
    ['one machine', {}, { topologySpreadConstraints: [] }, 'spread'],
    ['no time to end', {}, { terminationGracePeriodSeconds: 10 }, 'time to end'],
  ])('are refused with %s', (_what, part, pod, words) => {
    const changed = {
      ...api,
      pod: { ...api.pod, ...pod, containers: [{ ...container!, ...part }] },
    };
    expect(workloadFaults([changed], delay)).toContainEqual(expect.stringContaining(words));
  });
});
