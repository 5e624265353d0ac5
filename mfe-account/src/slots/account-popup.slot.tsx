import { useLoginPopup } from '@wayfare/session';
import { LoginPopup } from './account-popup/login-popup';

export function Component() {
  const [{ component }] = useLoginPopup();
  return component === null ? null : <LoginPopup view={component} />;
}
