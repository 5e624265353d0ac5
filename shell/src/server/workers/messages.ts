import type { Release } from '@wayfare/releases';
import type { EndedSpan } from '@wayfare/server/telemetry/traces';
import type { PageJob } from '../render/page-renderer';
import type { ReleasePlan } from '../releases/release-plan';
import type { RenderedPage } from '../render/render-page';
import type { RenderSettings } from '../render/renderer-options';
import type { SiteEvent } from '../platform/site-events';

export interface WorkerData {
  settings: RenderSettings;
  state: SharedArrayBuffer;
}

/** What the front says to a worker; pages and checks are numbered each for themselves. */
export type ToWorker =
  | { kind: 'plan'; plan: ReleasePlan }
  | { kind: 'warm'; plan: string }
  | { kind: 'page'; id: number; plan: string; job: PageJob }
  | { kind: 'check'; id: number; name: string; version: string }
  | { kind: 'keep'; releases: ReadonlySet<string> }
  | { kind: 'sent'; memory: ArrayBuffer }
  | { kind: 'file'; id: number; bytes: Uint8Array | null; error: string };

/** What a worker says; `id` is that of the page or of the check, but in `read`, whose number is the worker's. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'page'; id: number; page: Omit<RenderedPage, 'html'>; html: Uint8Array | null }
  | { kind: 'part'; id: number; bytes: Uint8Array }
  | { kind: 'end'; id: number; error: string | null }
  | { kind: 'checked'; id: number; release: Release }
  | { kind: 'failed'; of: 'page' | 'check'; id: number; error: Error; isTimeout: boolean }
  | { kind: 'read'; id: number; name: string; version: string; file: string }
  | { kind: 'event'; event: SiteEvent }
  | { kind: 'span'; span: EndedSpan };
