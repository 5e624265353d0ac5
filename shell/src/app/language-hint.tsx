import { Link } from '@wayfare/router';
import { useState } from 'react';
import { useCurrentPage } from './current-page';
import { rememberLanguage } from './language-cookie';
import classes from './site-layout.module.css';
import { useSite } from './site';

/** Offered on the home page to a browser that prefers Dutch; nothing redirects by itself (I18N-61). */
export function LanguageHint() {
  const { suggestDutch } = useSite();
  const { language, pathname } = useCurrentPage();
  const [isOpen, setOpen] = useState(true);
  if (!suggestDutch || !isOpen || language !== 'en' || pathname !== '/') return null;
  return (
    <aside className={classes.hint} lang="nl" aria-label="Taal">
      <p>
        Liever in het Nederlands?{' '}
        <Link to="/nl" hrefLang="nl" onClick={() => rememberLanguage('nl')}>
          Bekijk Wayfare in het Nederlands
        </Link>
      </p>
      <button type="button" onClick={() => setOpen(false)}>
        Sluiten
      </button>
    </aside>
  );
}
