import { usePageTitle } from '@wayfare/remote-kit';

/** Whoever is in the header or in a dialog is left there. */
function takeFocusInPage(heading: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isElsewhere =
    activeElement !== null && activeElement !== body && activeElement.closest('main') === null;
  if (!isElsewhere) heading?.focus();
}

/** What became of a booking. It replaces what was shown without a navigation, so it takes the focus and the title (WCAG 2.4.2, 4.1.3). */
export function OutcomeHeading({ text }: { text: string }) {
  usePageTitle(text);
  return (
    <h1 ref={takeFocusInPage} tabIndex={-1}>
      {text}
    </h1>
  );
}
