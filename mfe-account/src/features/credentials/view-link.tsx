import { useLanguage } from '@wayfare/remote-kit';
import type { LoginView } from '@wayfare/session';
import { TextLink } from '@wayfare/ui';
import { use } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { paths } from '../../paths';
import { isPlainPress, OpenViewContext } from './open-view';
import { useReturn } from './use-return';

const PAGES = {
  login: paths.login,
  register: paths.register,
  recover: paths.rememberPassword,
} as const;

/** A link to another of the forms: its page, or in the popup its view. */
export function ViewLink({ view, children }: { view: LoginView; children: ReactNode }) {
  const openView = use(OpenViewContext);
  const language = useLanguage();
  const { withReturn } = useReturn();

  function handleClick(event: MouseEvent): void {
    if (openView === null || !isPlainPress(event)) return;
    event.preventDefault();
    openView(view);
  }

  return (
    <TextLink to={withReturn(PAGES[view](language))} onClick={handleClick}>
      {children}
    </TextLink>
  );
}
