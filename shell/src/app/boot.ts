import type { RemoteRelease } from '@wayfare/releases/browser';
import type { Language, SupportContact } from '@wayfare/domain';
import type { ManifestRoute, VerticalManifest } from '@wayfare/remote-kit';

/** What a route of a manifest is where the page does not say. */
const PLAIN_ROUTE = { layout: 'default', guards: [], noindex: false } as const;

type Plain = keyof typeof PLAIN_ROUTE;

/** A manifest as it stands in a page: most of its routes are as most are. */
export interface SentManifest extends Omit<VerticalManifest, 'routes' | 'budgets'> {
  routes: readonly (Omit<ManifestRoute, Plain> & Partial<Pick<ManifestRoute, Plain>>)[];
}

/** What a page says of a vertical: nothing that only its release is held against, and nothing that goes without saying. */
export const toSend = ({ budgets: _ofRelease, ...manifest }: VerticalManifest): SentManifest => ({
  ...manifest,
  routes: manifest.routes.map(({ layout, guards, noindex, ...route }) => ({
    ...route,
    ...(layout === PLAIN_ROUTE.layout ? {} : { layout }),
    ...(guards.length === 0 ? {} : { guards }),
    ...(noindex ? { noindex } : {}),
  })),
});

/** The manifest that was sent. */
export const asSent = (manifest: SentManifest): VerticalManifest => ({
  ...manifest,
  routes: manifest.routes.map((route) => ({ ...PLAIN_ROUTE, guards: [], ...route })),
});

export interface BootVertical {
  manifest: SentManifest;
  release: RemoteRelease | null;
  /** the release before, used when the present one can't be fetched */
  fallback: RemoteRelease | null;
  /** why the server could not use the vertical, null when it could */
  failure: string | null;
}

/** What the server writes into the page, and all that the browser knows before its first call. */
export interface Boot {
  /** id of the release set that this page was rendered with; the page keeps it for as long as it lives */
  set: string;
  /** names the shell's own build, which is in no release set */
  build: string;
  language: Language;
  origin: string;
  flags: Record<string, boolean>;
  /** how travellers reach us */
  support: SupportContact;
  verticals: readonly BootVertical[];
  /** what the router hydrates with */
  hydration: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null };
  /** script that is loaded with consent to statistics; null for none */
  tagManager: string | null;
  /** scripts without a hash are refused in this document, so that no payment page can be shown in it */
  integrityPolicy: boolean;
  /** have the browser keep the page that it shows without a network */
  serviceWorker: boolean;
  development: boolean;
}

/** Verticals that the server itself could not use: their code is not to be had before the page is loaded again. */
export const lostVerticals = (verticals: readonly BootVertical[]): string[] =>
  verticals.filter(({ failure }) => failure !== null).map(({ manifest }) => manifest.name);
