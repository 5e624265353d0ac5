/** Ref that focuses an element (`tabIndex={-1}`) on mount, as the announced result of a press. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
