import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parseAllDocuments } from 'yaml';

const LabelsSchema = v.record(v.string(), v.string());
const ProbeSchema = v.looseObject({
  httpGet: v.looseObject({ path: v.string(), port: v.union([v.string(), v.number()]) }),
  periodSeconds: v.number(),
  timeoutSeconds: v.number(),
  failureThreshold: v.number(),
});
const AmountsSchema = v.optional(v.record(v.string(), v.string()), {});
const ContainerSchema = v.looseObject({
  name: v.string(),
  image: v.string(),
  env: v.optional(v.array(v.looseObject({ name: v.string(), value: v.optional(v.string()) })), []),
  ports: v.optional(v.array(v.object({ name: v.string(), containerPort: v.number() })), []),
  resources: v.object({ requests: AmountsSchema, limits: AmountsSchema }),
  startupProbe: v.optional(ProbeSchema),
  livenessProbe: v.optional(ProbeSchema),
  readinessProbe: v.optional(ProbeSchema),
  securityContext: v.optional(
    v.looseObject({
      allowPrivilegeEscalation: v.optional(v.boolean()),
      readOnlyRootFilesystem: v.optional(v.boolean()),
      capabilities: v.optional(v.looseObject({ drop: v.optional(v.array(v.string()), []) })),
    }),
  ),
  volumeMounts: v.optional(
    v.array(
      v.looseObject({ name: v.string(), mountPath: v.string(), readOnly: v.optional(v.boolean()) }),
    ),
    [],
  ),
});
const PodSchema = v.looseObject({
  serviceAccountName: v.optional(v.string()),
  automountServiceAccountToken: v.optional(v.boolean()),
  terminationGracePeriodSeconds: v.optional(v.number(), 30),
  securityContext: v.optional(
    v.looseObject({
      runAsNonRoot: v.optional(v.boolean()),
      runAsUser: v.optional(v.number()),
      seccompProfile: v.optional(v.looseObject({ type: v.string() })),
    }),
  ),
  topologySpreadConstraints: v.optional(v.array(v.looseObject({ topologyKey: v.string() })), []),
  containers: v.array(ContainerSchema),
  volumes: v.optional(
    v.array(
      v.looseObject({
        name: v.string(),
        emptyDir: v.optional(v.looseObject({ sizeLimit: v.optional(v.string()) })),
        secret: v.optional(
          v.looseObject({ items: v.array(v.object({ key: v.string(), path: v.string() })) }),
        ),
      }),
    ),
    [],
  ),
});
const ManifestSchema = v.looseObject({
  apiVersion: v.string(),
  kind: v.string(),
  metadata: v.optional(v.looseObject({ name: v.string() })),
});
const WorkloadSchema = v.looseObject({
  spec: v.looseObject({
    selector: v.optional(v.object({ matchLabels: LabelsSchema })),
    template: v.looseObject({ metadata: v.object({ labels: LabelsSchema }), spec: PodSchema }),
  }),
});

export type Manifest = v.InferOutput<typeof ManifestSchema>;
export type Container = v.InferOutput<typeof ContainerSchema>;
export type Pod = v.InferOutput<typeof PodSchema>;

export interface Workload {
  readonly name: string;
  readonly kind: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly selector: Readonly<Record<string, string>> | undefined;
  readonly pod: Pod;
}

/** All documents of the YAML files in a folder. Throws for one that is no manifest. */
export const readManifests = (folder: string): Manifest[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => parseAllDocuments(readFileSync(path.join(folder, name), 'utf8')))
    .map((document) => v.parse(ManifestSchema, document.toJS()));

export const nameOf = ({ kind, metadata }: Manifest) => `${kind} ${metadata?.name ?? ''}`.trim();

/** Deployments and jobs. Throws for one that is not written as ours are. */
export const workloadsIn = (manifests: readonly Manifest[]): Workload[] =>
  manifests
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .map((manifest) => {
      const { selector, template } = v.parse(WorkloadSchema, manifest).spec;
      return {
        name: manifest.metadata?.name ?? '',
        kind: manifest.kind,
        labels: template.metadata.labels,
        selector: selector?.matchLabels,
        pod: template.spec,
      };
    });
