import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { ExternalIcon, TextLink } from '@wayfare/ui';

const TERMS_ROUTE = 'content.terms';

/** In a new tab: leaving the page would lose the typed password. */
export function TermsLink() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { hrefs } = usePlatform();
  if (!hrefs.has(TERMS_ROUTE)) return null;
  return (
    <TextLink
      to={hrefs.href(TERMS_ROUTE, language)}
      target="_blank"
      icon={<ExternalIcon size={16} />}
    >
      {t('terms.link')}
    </TextLink>
  );
}
