import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { ExternalIcon, TextLink } from '@wayfare/ui';

/** By whom the terms are published; without them there is nothing to link to. */
const TERMS_ROUTE = 'content.terms';

/** In a tab of its own, since a page that is left loses the password that was typed. */
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
