import { useTranslation } from '@wayfare/i18n';
import type { MetaContext } from '@wayfare/remote-kit';
import { useLanguage } from '@wayfare/remote-kit';
import { TextLink } from '@wayfare/ui';
import { AreaPage } from '../features/area/area-page';
import { useReturn } from '../features/credentials/use-return';
import { SavedLists } from '../features/saved/saved-lists';
import { paths } from '../paths';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('saved.title') };
}

/** A visitor's own list is the browser's; an account takes it along. */
function VisitorSaved() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { withReturn } = useReturn();
  return (
    <>
      <p>
        {t('saved.here')}{' '}
        <TextLink to={withReturn(paths.login(language))}>{t('saved.login')}</TextLink>
      </p>
      <SavedLists />
    </>
  );
}

export function Component() {
  return <AreaPage page="saved" Content={SavedLists} Visitor={VisitorSaved} />;
}
