import { useLanguage } from '@wayfare/remote-kit';
import type { LoginView } from '@wayfare/session';
import { TextLink } from '@wayfare/ui';
import { use } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { paths } from '../../domain/paths';
import { isPlainPress } from '../../ui/plain-press';
import { useReturn } from '../../ui/use-return';
import { OpenViewContext } from './open-view';

const PAGES = {
  login: paths.login,
  register: paths.register,
  recover: paths.rememberPassword,
} as const;

/** To the form's page, or in the popup to its view. */
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
