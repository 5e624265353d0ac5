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

/** Drops the cached search first: it would offer expired tickets again (TRN-39). */
export function SearchAgainLink({ item, ...look }: Props) {
  const { t } = useTranslation('trains');
  return (
    <ButtonLink {...look} to={searchAgainHref(item, useLanguage())} onClick={forgetSearches}>
      {t('cart.lapsed.again')}
    </ButtonLink>
  );
}
