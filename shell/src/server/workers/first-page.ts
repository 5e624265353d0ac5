import type { RenderedPage } from '../render/render-page';
import { ThreadEnded } from './render-thread';

type Outcome = RenderedPage | ThreadEnded;

interface FirstPage {
  page: Outcome;
  isOwn: boolean;
}

function discard(page: Outcome | null): void {
  if (page !== null && !(page instanceof ThreadEnded) && !Buffer.isBuffer(page.html))
    page.html.destroy();
}

/** Resolves with the first of two renderings, the second begun when a worker stands still; rejects as `own` does. */
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
