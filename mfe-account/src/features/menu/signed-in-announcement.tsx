import { useTranslation } from '@wayfare/i18n';
import { useLoginPopup, useSession } from '@wayfare/session';
import { VisuallyHidden } from '@wayfare/ui';
import { useState } from 'react';

/**
 * Says politely who is logged in once the popup has closed, for nothing else on the page tells. It stands in the menu,
 * which is always there: a live region that goes with the popup says nothing, and so does one behind an open dialog.
 */
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
