import type { Session } from '@wayfare/session/shell';

/** Reloads a page from the back/forward cache that was left as somebody else. */
export function watchRestored(
  { isOvertaken }: Pick<Session, 'isOvertaken'>,
  reload: () => void = () => location.reload(),
): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isOvertaken()) reload();
  });
}
