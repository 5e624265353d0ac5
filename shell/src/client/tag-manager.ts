const isPageView = (event: unknown) => typeof event === 'object' && event !== null && 'event' in event && event.event === 'page_view';

let isLoaded = false;

/** Is there a foreign script in the page that can't be taken out again? */
export const hasTagManager = (): boolean => isLoaded;

/** Loads the operator's tag manager, once. It hears of the page that is shown; what was pushed before the choice is not its business. */
export function loadTagManager(url: string): void {
  if (isLoaded) return;
  isLoaded = true;
  const shown = window.dataLayer?.findLast(isPageView);
  window.dataLayer = [{ event: 'gtm.js', 'gtm.start': Date.now() }, ...(shown === undefined ? [] : [shown])];
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  script.nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  document.head.append(script);
}
