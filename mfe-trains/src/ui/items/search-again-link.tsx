import type { TrainItem } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { ButtonLink } from '@wayfare/ui';
import { forgetSearches } from '../../api/search.api';
import { searchAgainHref } from '../../domain/items/search-again';

interface Props {
  item: Pick<TrainItem, 'criteria'>;
  size?: 'small';
  variant?: 'secondary';
}

/** The search that an item was found by, asked anew: what the tab keeps of it would offer what has lapsed again (TRN-39). */
export function SearchAgainLink({ item, ...look }: Props) {
  const { t } = useTranslation('trains');
  return (
    <ButtonLink {...look} to={searchAgainHref(item, useLanguage())} onClick={forgetSearches}>
      {t('cart.lapsed.again')}
    </ButtonLink>
  );
}
