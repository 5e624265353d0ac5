import { siteDay, type IsoDate, type Language } from '@wayfare/domain';
import { judgedBy, useWayfareForm, useWholeForm, type Problem } from '@wayfare/forms';
import type { Translate } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { useCallback } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { KeptSearch } from './kept-search';

export interface SearchProduct<Search> {
  empty: Search;
  toQuery: (search: Search) => URLSearchParams;
  findProblems: (search: Search, today: IsoDate) => Problem[];
  resultsPath: (language: Language, query?: URLSearchParams) => string;
  kept: KeptSearch<Search>;
  remember?: (search: Search) => void;
  idOf: (field: string) => string;
}

interface Start<Search> {
  fromUrl: Search | null;
  /** a fresh start from the search of the URL: no problems show yet */
  isStart?: boolean;
}

/** Search form of a product: starts from URL, draft or last search, keeps what is sent and goes to its results. */
export function useSearchForm<Search extends FieldValues>(
  { empty, toQuery, findProblems, resultsPath, kept, remember, idOf }: SearchProduct<Search>,
  t: Translate,
  { fromUrl, isStart = false }: Start<Search>,
) {
  const language = useLanguage();
  const navigate = useNavigate();
  const isInUrl = fromUrl !== null;
  // a draft belongs to the search it edits, on whichever page
  const base = fromUrl === null ? '' : toQuery(fromUrl).toString();

  const form = useWayfareForm<Search>({
    rules: judgedBy((search: Search) => findProblems(search, siteDay())),
    defaults: fromUrl ?? empty,
    translate: (code) => t(`errors.${code}`),
    idOf,
    isAnswer: isInUrl && !isStart,
    restore: useCallback(() => kept.restore(base, isInUrl), [kept, base, isInUrl]),
    keep: (search) => kept.keepDraft(base, search),
  });

  const { frame, ...whole } = useWholeForm(form, (search) => {
    kept.save(search);
    remember?.(search);
    void navigate(resultsPath(language, toQuery(search)));
  });
  return {
    ...whole,
    frame: {
      ...frame,
      action: resultsPath(language),
      summaryTitle: (count: number) => t('form.errorTitle', { count }),
    },
  };
}
