/** Shared text with its address; without one the text alone. */
export interface PassedOn {
  readonly title: string;
  readonly text: string;
  readonly url?: string;
}

/** `gaveUp`: share sheet closed without a choice. */
export type PassedOutcome = 'shared' | 'gaveUp' | 'copied' | 'failed';

const hasGivenUp = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

async function copy({ text, url = text }: PassedOn): Promise<PassedOutcome> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // no clipboard, as on a page without https
    return 'failed';
  }
}

/** Web Share, else copies the address (or text). Needs user activation; never rejects. */
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
