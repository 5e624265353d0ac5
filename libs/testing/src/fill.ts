import type { UserEvent } from '@testing-library/user-event';

/**
 * Puts a text at the end of a field at once, as a paste or a password manager does: a page is drawn once instead of
 * four times a letter. For what is not about single keys.
 */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
