import type { RenderedPage } from '../render/render-page';
import { ThreadEnded } from './render-thread';

type Outcome = RenderedPage | ThreadEnded;

interface FirstPage {
  page: Outcome;
  /** it is not the one that was made instead */
  isOwn: boolean;
}

/** Ends a page that nobody gets. */
function discard(page: Outcome | null): void {
  if (page !== null && !(page instanceof ThreadEnded) && !Buffer.isBuffer(page.html))
    page.html.destroy();
}

/**
 * A page, or the one that is made instead once its worker stands still: whichever is there first. When its worker ends,
 * the other one is waited for; why it ended is the outcome when there is none. Rejects as `own` does.
 */
export async function firstPage(
  own: (onStanding: (suspect: string | null) => void) => Promise<Outcome>,
  instead: (suspect: string | null) => Promise<Outcome> | null,
): Promise<FirstPage> {
  let other: Promise<RenderedPage | null> = Promise.resolve(null);
  const pageOf = (made: Promise<Outcome> | null) =>
    Promise.resolve(made).then(
      (page) => (page instanceof ThreadEnded ? null : page),
      () => null,
    );
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    function answer(page: Outcome | null, isOwn: boolean): void {
      if (page === null) return;
      if (isAnswered) return discard(page);
      isAnswered = true;
      resolve({ page, isOwn });
    }
    own((suspect) => {
      other = pageOf(instead(suspect));
      void other.then((page) => answer(page, false));
    }).then(async (page) => {
      const isEnd = page instanceof ThreadEnded;
      if (!isEnd || (await other) === null) answer(page, true);
    }, reject);
  });
}
