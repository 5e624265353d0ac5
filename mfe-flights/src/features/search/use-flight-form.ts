import { siteDay } from '@wayfare/domain';
import { judgedBy, useWayfareForm, useWholeForm } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { useCallback } from 'react';
import { paths } from '../../domain/paths';
import { EMPTY_SEARCH } from '../../domain/search/criteria';
import type { FlightSearch } from '../../domain/search/criteria';
import { toQuery } from '../../domain/search/criteria-codec';
import { findProblems } from '../../domain/search/search-rules';
import { idOf } from './field-id';
import { lastFlights } from './last-flights';
import { keptFlights } from './search-storage';

/** `fromUrl` is the search in the page's URL; with `isStart` no problems show yet. */
export function useFlightForm(fromUrl: FlightSearch | null, isStart = false) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const navigate = useNavigate();
  const isInUrl = fromUrl !== null;
  // a draft belongs to the search it edits, on whichever page
  const base = fromUrl === null ? '' : toQuery(fromUrl).toString();

  const form = useWayfareForm({
    rules: judgedBy((search: FlightSearch) => findProblems(search, siteDay())),
    defaults: fromUrl ?? EMPTY_SEARCH,
    translate: (code) => t(`errors.${code}`),
    idOf,
    isAnswer: isInUrl && !isStart,
    restore: useCallback(() => keptFlights.restore(base, isInUrl), [base, isInUrl]),
    keep: (search) => keptFlights.keepDraft(base, search),
  });

  return useWholeForm(form, (search) => {
    keptFlights.save(search);
    lastFlights.remember(search);
    void navigate(paths.results(language, toQuery(search)));
  });
}
