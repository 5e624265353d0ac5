import type { Session } from '@wayfare/session/shell';

/**
 * Loads a page anew that the browser kept as it was left and shows again (back/forward cache), when somebody else is here
 * meanwhile: it would show who logged out, or not show who logged in.
 */
export function watchRestored(
  { isOvertaken }: Pick<Session, 'isOvertaken'>,
  reload: () => void = () => location.reload(),
): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isOvertaken()) reload();
  });
}
