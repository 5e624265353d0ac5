import { useLoginPopup } from '@wayfare/session';
import { LoginPopup } from './account-popup/login-popup';

/** The login popup, while it has something to show. */
export function Component() {
  const [{ component }] = useLoginPopup();
  return component === null ? null : <LoginPopup view={component} />;
}
