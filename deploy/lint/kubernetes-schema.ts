import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { nameOf, type Manifest } from './kubernetes';

interface Model {
  readonly apiVersion: string;
  readonly kind: string;
  new (data: never): { validate(): void };
}

const MODELS: readonly Model[] = [
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Job,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
  ServiceAccount,
];

/** Kustomize reads it, no cluster does. */
const isKustomization = ({ kind }: Manifest) => kind === 'Kustomization';

/** Where a manifest is not as Kubernetes's published schema has it, in words; a kind that we do not use is a fault. */
export function schemaFaults(manifest: Manifest): string[] {
  if (isKustomization(manifest)) return [];
  const { apiVersion, kind } = manifest;
  const Known = MODELS.find((model) => model.apiVersion === apiVersion && model.kind === kind);
  if (Known === undefined) return [`${nameOf(manifest)}: ${apiVersion} is none of ours`];
  try {
    new Known(manifest as never).validate();
    return [];
  } catch (error) {
    return [`${nameOf(manifest)}: ${error instanceof Error ? error.message : String(error)}`];
  }
}
