import type { Styles } from './messages';

/** Shows the bank's page over the shop until it is answered; resolves then. Escape does not take it away. */
export function askChallenge(url: string, title: string, styles: Styles): Promise<void> {
  return new Promise((resolve) => {
    const origin = new URL(url).origin;
    const dialog = document.createElement('dialog');
    const frame = document.createElement('iframe');
    frame.src = `${url}?origin=${encodeURIComponent(window.location.origin)}`;
    frame.title = title;
    dialog.setAttribute('aria-label', title);
    dialog.setAttribute('closedby', 'none');
    // One property at a time: the page's policy allows no style attributes from a script's strings.
    Object.assign(dialog.style, styles.dialog);
    Object.assign(frame.style, styles.challenge);

    function handleMessage({ origin: sender, source, data }: MessageEvent): void {
      const isDone = data === 'sandbox-challenge-done' && source === frame.contentWindow;
      if (!isDone || sender !== origin) return;
      window.removeEventListener('message', handleMessage);
      dialog.close();
      dialog.remove();
      resolve();
    }

    window.addEventListener('message', handleMessage);
    dialog.addEventListener('cancel', (event) => event.preventDefault());
    dialog.addEventListener('close', () => {
      if (dialog.isConnected) dialog.showModal();
    });
    frame.addEventListener('load', () => frame.focus());
    dialog.append(frame);
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** The last page of a challenge in a frame: tells the shop around it that there is an answer, and nothing else. */
export function reportDone(): void {
  const origin = document.getElementById('done')?.dataset['origin'];
  if (origin !== undefined && window.parent !== window)
    window.parent.postMessage('sandbox-challenge-done', origin);
}
