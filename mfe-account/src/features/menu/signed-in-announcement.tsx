import { useTranslation } from '@wayfare/i18n';
import { useLoginPopup, useSession } from '@wayfare/session';
import { VisuallyHidden } from '@wayfare/ui';
import { useState } from 'react';

/** Announces the login after the popup. In the permanent menu: a live region in or behind a dialog is silent. */
export function SignedInAnnouncement() {
  const { t } = useTranslation('account');
  const { isLogged, name } = useSession();
  const [{ component }] = useLoginPopup();
  const [wasAsked, setWasAsked] = useState(false);
  if (component !== null && !isLogged && !wasAsked) setWasAsked(true);
  return (
    <VisuallyHidden>
      <span role="status">
        {wasAsked && isLogged && component === null ? t('menu.signedIn', { name }) : ''}
      </span>
    </VisuallyHidden>
  );
}
