import { siteDay } from '@wayfare/domain';
import { useDraftForm } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useLocation, useNavigate } from '@wayfare/router';
import { useCallback } from 'react';
import { idOf } from './field-id';
import { draftBase, dropDraft, keepDraft, restoreDraft } from './search-draft';
import type { TrainProduct } from './train-products';

/** The form of a search that goes to the product's results page. `fromUrl` is the search that the page's URL holds. */
export function useTrainForm<Search extends object>(kind: TrainProduct<Search>, fromUrl: Search | null) {
  const { t } = useTranslation('trains');
  const base = draftBase(useLocation().search);
  const language = useLanguage();
  const navigate = useNavigate();

  const restore = useCallback(() => {
    const draft = restoreDraft(kind.product, base);
    return draft && kind.fromQuery(draft);
  }, [kind, base]);

  const { frame, ...form } = useDraftForm({
    idOf,
    initial: fromUrl ?? kind.empty,
    isAnswer: fromUrl !== null,
    judge: (search) => kind.findProblems(search, siteDay()),
    translate: (code) => t(`errors.${code}`),
    restore,
    keep: (search) => keepDraft(kind.product, base, kind.toQuery(search)),
    send(search) {
      dropDraft(kind.product);
      void navigate(kind.resultsPath(language, kind.toQuery(search)));
    },
  });
  return { ...form, frame: { ...frame, action: kind.resultsPath(language) } };
}
