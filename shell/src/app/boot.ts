import type { RemoteRelease } from '@wayfare/releases/browser';
import type { Language, SupportContact } from '@wayfare/domain';
import type { ManifestRoute, VerticalManifest } from '@wayfare/remote-kit';

const PLAIN_ROUTE = { layout: 'default', guards: [], noindex: false } as const;

type Plain = keyof typeof PLAIN_ROUTE;

export interface SentManifest extends Omit<
  VerticalManifest,
  'routes' | 'budgets' | 'rollout' | 'owner'
> {
  routes: readonly (Omit<ManifestRoute, Plain> & Partial<Pick<ManifestRoute, Plain>>)[];
}

/** What a page says of a vertical: nothing that is its team's alone or held against its release, and nothing that goes without saying. */
export const toSend = ({
  budgets: _ofRelease,
  rollout: _ofRegistry,
  owner: _ofTeam,
  ...manifest
}: VerticalManifest): SentManifest => ({
  ...manifest,
  routes: manifest.routes.map(({ layout, guards, noindex, ...route }) => ({
    ...route,
    ...(layout === PLAIN_ROUTE.layout ? {} : { layout }),
    ...(guards.length === 0 ? {} : { guards }),
    ...(noindex ? { noindex } : {}),
  })),
});

export const asSent = (manifest: SentManifest): VerticalManifest => ({
  ...manifest,
  routes: manifest.routes.map((route) => ({ ...PLAIN_ROUTE, guards: [], ...route })),
});

/** Versions by vertical. */
export type Arms = Readonly<Record<string, string>>;

export interface BootVertical {
  manifest: SentManifest;
  release: RemoteRelease | null;
  fallback: RemoteRelease | null;
  failure: string | null;
}

export interface Boot {
  /** id of the release set that this page was rendered with; the page keeps it for as long as it lives */
  set: string;
  build: string;
  language: Language;
  origin: string;
  flags: Record<string, boolean>;
  support: SupportContact;
  verticals: readonly BootVertical[];
  hydration: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null };
  tagManager: string | null;
  integrityPolicy: boolean;
  serviceWorker: boolean;
  development: boolean;
  /** somebody collects traces: calls say to which page they belong */
  traces?: true;
  /** what the visitor has of each vertical in a rollout, where somebody counts */
  arms?: Arms;
}

/** Verticals that the server itself could not use: their code is not to be had before the page is loaded again. */
export const lostVerticals = (verticals: readonly BootVertical[]): string[] =>
  verticals.filter(({ failure }) => failure !== null).map(({ manifest }) => manifest.name);
