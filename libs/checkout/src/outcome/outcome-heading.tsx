import { usePageTitle } from '@wayfare/remote-kit';

/** Leaves focus in the header or a dialog alone. */
function takeFocusInPage(heading: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isElsewhere =
    activeElement !== null && activeElement !== body && activeElement.closest('main') === null;
  if (!isElsewhere) heading?.focus();
}

/** Heading that takes focus and title: the outcome changes without a navigation (WCAG 2.4.2, 4.1.3). */
export function OutcomeHeading({ text }: { text: string }) {
  usePageTitle(text);
  return (
    <h1 ref={takeFocusInPage} tabIndex={-1}>
      {text}
    </h1>
  );
}
