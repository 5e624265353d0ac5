/** What is passed on: words, and where they lead. Without an address the words are all. */
export interface PassedOn {
  readonly title: string;
  readonly text: string;
  /** whole, as `https://…` */
  readonly url?: string;
}

/** What became of it; `gaveUp` is a share sheet that was closed without a choice. */
export type PassedOutcome = 'shared' | 'gaveUp' | 'copied' | 'failed';

const hasGivenUp = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

async function copy({ text, url = text }: PassedOn): Promise<PassedOutcome> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // also where there is no clipboard, as on a page without https
    return 'failed';
  }
}

/**
 * Hands words and address to the device's share sheet, or where there is none, or it fails, copies the address (without
 * one, the words). Has to be called in the turn of a press; never rejects.
 */
export async function passOn(what: PassedOn): Promise<PassedOutcome> {
  const canShare =
    typeof navigator.share === 'function' &&
    (typeof navigator.canShare !== 'function' || navigator.canShare(what));
  if (!canShare) return copy(what);
  try {
    await navigator.share(what);
    return 'shared';
  } catch (error) {
    return hasGivenUp(error) ? 'gaveUp' : copy(what);
  }
}
