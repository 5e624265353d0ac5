import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { ButtonLink, Stack } from '@wayfare/ui';
import { paths } from '../../domain/paths';

/** The same for a wrong secret, an unknown draft and a missing query. */
export function NoPreview() {
  const { t } = useTranslation('content');
  const language = useLanguage();
  return (
    <Stack gap={5}>
      <h1>{t('preview.noneTitle')}</h1>
      <p>{t('preview.noneText')}</p>
      <p>{t('preview.noneHelp')}</p>
      <p>
        <ButtonLink to={paths.home(language)}>{t('toHome')}</ButtonLink>
      </p>
    </Stack>
  );
}
