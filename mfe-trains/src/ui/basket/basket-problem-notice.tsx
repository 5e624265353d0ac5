import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { ButtonLink, Notice } from '@wayfare/ui';
import { paths } from '../../domain/paths';
import type { BasketState } from '../../state/basket/use-basket-change';

export function BasketProblemNotice({ state }: { state: BasketState }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  if (state.state !== 'problem') return null;
  const { problem } = state;
  if (problem.kind === 'failed') return <Notice tone="error" title={t(problem.messageKey)} />;
  return (
    <Notice tone="error" title={t('cart.news.ordered')}>
      <ButtonLink size="small" to={paths.success(language)}>
        {t('cart.news.toBooking')}
      </ButtonLink>
    </Notice>
  );
}
