import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { ButtonLink, NotOpenYet } from '@wayfare/ui';
import { paths } from '../../paths';

const HOTELS = 'hotels.accommodations';

/** Says that a part is missing, and where to go meanwhile. */
export function NotOpenPart({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const { hrefs } = usePlatform();
  const action = hrefs.has(HOTELS) ? (
    <ButtonLink to={hrefs.href(HOTELS, language)}>{t('toHotels')}</ButtonLink>
  ) : (
    <ButtonLink to={paths.home(language)}>{t('toHome')}</ButtonLink>
  );
  return (
    <NotOpenYet title={title} action={action}>
      {text}
    </NotOpenYet>
  );
}
