import { areForeignScriptsKeptOut, hasTagManager, markTagManager } from './foreign-scripts';

const isPageView = (event: unknown) =>
  typeof event === 'object' && event !== null && 'event' in event && event.event === 'page_view';

/** Loads the operator's tag manager, once and on no payment page. It hears of the page that is shown; what was pushed before the choice is not its business. */
export function loadTagManager(url: string): void {
  if (hasTagManager() || areForeignScriptsKeptOut()) return;
  markTagManager();
  const shown = window.dataLayer?.findLast(isPageView);
  window.dataLayer = [
    { event: 'gtm.js', 'gtm.start': Date.now() },
    ...(shown === undefined ? [] : [shown]),
  ];
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.head.append(script);
}
