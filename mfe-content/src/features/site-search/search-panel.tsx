import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Link, useNavigate } from '@wayfare/router';
import { Button, Field, SearchIcon, useSuggestions } from '@wayfare/ui';
import { useId, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { searchSite } from '../../api/site-search.api';
import { paths } from '../../domain/paths';
import { usePlaceHref } from '../../ui/places/use-place-href';
import { groupsOf } from './search-entries';
import { SearchResults } from './search-results';
import styles from './site-search.module.css';

/** A single letter matches too much. */
const MIN_CHARACTERS = 2;
const NONE = -1;

/** A combobox: arrows choose, Enter follows. Searches are not stored. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('content');
  const { api, flags } = usePlatform();
  const language = useLanguage();
  const navigate = useNavigate();
  const placeHref = usePlaceHref();
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(NONE);
  const { suggestions, search } = useSuggestions({
    min: MIN_CHARACTERS,
    ask: (term, signal) => searchSite(api, term, language, signal),
  });

  const isReady = suggestions.status === 'ready';
  const groups = isReady
    ? groupsOf(suggestions.found, {
        language,
        placeHref,
        country: t('siteSearch.country'),
        hasArticles: flags['articles'] === true,
      })
    : [];
  const entries = groups.flatMap((group) => group.entries);
  const isNothing = isReady && entries.length === 0;
  const idOf = (index: number) => `${id}entry-${index}`;

  function statusText(): string {
    if (suggestions.status === 'searching') return t('siteSearch.searching');
    if (isReady)
      return isNothing
        ? t('siteSearch.none', { term: suggestions.text })
        : t('siteSearch.found', { count: entries.length });
    return '';
  }

  function handleType(typed: string): void {
    setText(typed);
    setActive(NONE);
    search(typed);
  }

  function choose(index: number): void {
    setActive(index);
    document.getElementById(idOf(index))?.scrollIntoView({ block: 'nearest' });
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || entries.length === 0) return;
    event.preventDefault();
    const from = active === NONE && step < 0 ? 0 : active;
    choose((from + step + entries.length) % entries.length);
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const chosen = entries[active];
    if (chosen === undefined) return entries.length > 0 ? choose(0) : undefined;
    onClose();
    void navigate(chosen.href);
  }

  const help = (
    <Link to={paths.customerService(language)} onClick={onClose}>
      {t('siteSearch.helpPage')}
    </Link>
  );
  return (
    <div className={styles.panel}>
      <form role="search" onSubmit={handleSubmit}>
        <Field label={t('siteSearch.label')} description={t('siteSearch.hint')}>
          {(control) => (
            <div className={styles.box}>
              <SearchIcon />
              <input
                {...control}
                className={styles.input}
                type="text"
                role="combobox"
                // eslint-disable-next-line jsx-a11y-x/no-autofocus -- a dialog's first field, for which it was opened
                autoFocus
                autoComplete="off"
                enterKeyHint="go"
                maxLength={120}
                aria-autocomplete="list"
                aria-expanded={entries.length > 0}
                aria-controls={entries.length > 0 ? `${id}list` : undefined}
                aria-activedescendant={active === NONE ? undefined : idOf(active)}
                value={text}
                onChange={(event) => handleType(event.target.value)}
                onKeyDown={handleKeyDown}
              />
            </div>
          )}
        </Field>
      </form>
      <p role="status" className={styles.status}>
        {statusText()}
      </p>
      {isNothing && (
        <p>
          {t('siteSearch.noneHelp')} {help}
        </p>
      )}
      {suggestions.status === 'failed' && (
        <div role="alert" className={styles.failure}>
          <p>
            {t('siteSearch.failed')} {help}
          </p>
          <Button variant="secondary" size="small" onClick={() => search(text)}>
            {t('siteSearch.retry')}
          </Button>
        </div>
      )}
      {entries.length > 0 && (
        <SearchResults
          id={`${id}list`}
          groups={groups}
          idOf={idOf}
          active={active}
          onChoose={onClose}
        />
      )}
    </div>
  );
}
