/** As a `ref`: what has just appeared takes the focus, so that it is read and the keyboard goes on from there. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
