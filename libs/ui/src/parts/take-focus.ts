/** A `ref` for what takes the focus when it appears: it says what became of what was pressed, and its place has `tabIndex={-1}`. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
