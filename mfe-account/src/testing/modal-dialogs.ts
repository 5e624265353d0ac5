let opener: Element | null = null;

/** What the popup counts on in a browser's modal dialogs, which jsdom does not have. Keeping the focus inside is the browser's own. */
export function installModalDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    opener = document.activeElement;
    this.setAttribute('open', '');
    this.dataset['modal'] = 'true';
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
    if (opener instanceof HTMLElement) opener.focus();
  };
}
