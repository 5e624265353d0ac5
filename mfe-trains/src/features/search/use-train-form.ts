import { siteDay } from '@wayfare/domain';
import { judgedBy, useWayfareForm, useWholeForm } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { useCallback } from 'react';
import type { PassSearch, TicketSearch } from '../../domain/search/criteria';
import { lastTrains } from '../../state/search/last-searches';
import { rememberStations } from '../../state/search/search-storage';
import { idOf } from '../../ui/search/field-id';
import type { TrainProduct } from './train-products';

/** `fromUrl` is the search in the page's URL; with `isStart` no problems show yet. */
export function useTrainForm<Search extends TicketSearch | PassSearch>(
  kind: TrainProduct<Search>,
  fromUrl: Search | null,
  isStart = false,
) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const navigate = useNavigate();
  const hasSearchInUrl = fromUrl !== null;
  // a draft belongs to the search it edits, on whichever page
  const base = fromUrl === null ? '' : kind.toQuery(fromUrl).toString();

  const form = useWayfareForm<Search>({
    rules: judgedBy((search: Search) => kind.findProblems(search, siteDay())),
    defaults: fromUrl ?? kind.empty,
    translate: (code) => t(`errors.${code}`),
    idOf,
    isAnswer: hasSearchInUrl && !isStart,
    restore: useCallback(
      () => kind.kept.restore(base, hasSearchInUrl),
      [kind, base, hasSearchInUrl],
    ),
    keep: (search) => kind.kept.keepDraft(base, search),
  });

  const { frame, ...whole } = useWholeForm(form, (search) => {
    kind.kept.save(search);
    if ('from' in search) {
      rememberStations(search);
      lastTrains.remember(search);
    }
    void navigate(kind.resultsPath(language, kind.toQuery(search)));
  });
  return { ...whole, frame: { ...frame, action: kind.resultsPath(language) } };
}
