/* A chunk of its own, which a page fetches when it has rested. */
import type { createStore } from 'jotai';
import { handleOf } from '../app/current-page';
import {
  STANDING_PATH,
  STANDINGS,
  standingAtom,
  updateOfferAtom,
  type Standing,
} from '../app/release-standing';
import type { TypedFields } from './typed-fields';

/** A revoked release is heard of within a minute, with what caches keep an answer for. */
export const LOOK_MS = 30_000;
/** Until whoever types, pays or waits for an answer is looked at again. */
export const AGAIN_MS = 5_000;

interface Shown {
  location: { pathname: string };
  navigation: { state: string };
  matches: readonly { route: { handle?: unknown } }[];
}

export interface ReleaseWatchParts {
  /** `name@version` of each vertical of this document */
  releases: readonly string[];
  store: ReturnType<typeof createStore>;
  router: { readonly state: Shown; subscribe(hear: (state: Shown) => void): unknown };
  typed: TypedFields;
  /** a call that changes something is under way */
  isCalling: () => boolean;
  /** false where it may not be now */
  reload: () => boolean;
}

async function ask(releases: readonly string[]): Promise<Standing | null> {
  const query = new URLSearchParams(releases.map((release) => ['of', release]));
  try {
    // the shell's own, not the API's
    const address = `${STANDING_PATH}?${query}`;
    const answer = await window.fetch(address, { cache: 'no-cache' });
    const { standing } = Object(await answer.json()) as { standing?: unknown };
    return STANDINGS.find((known) => known === standing) ?? null;
  } catch {
    // away or not understood: the next look tells
    return null;
  }
}

const isPayment = ({ matches }: Shown) => handleOf(matches.at(-1)?.route.handle)?.payment === true;

/** Looks while the page is seen, and as soon as it is seen again. */
function lookAgainAndAgain(releases: readonly string[], tell: (standing: Standing) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  async function look(): Promise<void> {
    clearTimeout(timer);
    if (isOver || document.visibilityState === 'hidden') return;
    const standing = await ask(releases);
    isOver ||= standing === 'revoked';
    if (standing !== null) tell(standing);
    clearTimeout(timer);
    timer = setTimeout(() => void look(), LOOK_MS);
  }
  document.addEventListener('visibilitychange', () => void look());
  addEventListener('pageshow', () => void look());
  void look();
}

/**
 * Leaves a revoked release at once where nothing is lost by it (routes.tsx does at the next navigation), and offers what is
 * newer after a navigation.
 */
export function watchReleases(parts: ReleaseWatchParts): void {
  const { releases, store, router, typed, isCalling, reload } = parts;
  const isFree = () => !typed.isTyped() && !isPayment(router.state);

  function leave(): void {
    const mayLeave = isFree() && !isCalling() && router.state.navigation.state === 'idle';
    if (!mayLeave || !reload()) setTimeout(leave, AGAIN_MS);
  }

  lookAgainAndAgain(releases, (standing) => {
    store.set(standingAtom, standing);
    if (standing === 'revoked') leave();
  });

  let shown = router.state.location.pathname;
  router.subscribe((state) => {
    if (state.navigation.state !== 'idle' || state.location.pathname === shown) return;
    shown = state.location.pathname;
    typed.entered();
    const offer = store.get(updateOfferAtom);
    if (offer === 'declined') return;
    const isOffered = store.get(standingAtom) === 'outdated' && isFree();
    store.set(updateOfferAtom, isOffered ? 'made' : 'none');
  });
}
