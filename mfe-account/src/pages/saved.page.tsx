import { priceAlerts } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import type { MetaContext } from '@wayfare/remote-kit';
import { useLanguage } from '@wayfare/remote-kit';
import { Stack, TextLink } from '@wayfare/ui';
import { paths } from '../domain/paths';
import { OwnAlerts } from '../features/alerts/own-alerts';
import { SavedLists } from '../features/saved/saved-lists';
import { AreaPage } from '../ui/area/area-page';
import { OwnPart } from '../ui/area/own-part';
import { useOwn } from '../ui/area/use-own';
import { useReturn } from '../ui/use-return';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('saved.title') };
}

/** Stored in the browser; an account takes it over. */
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

function MemberSaved({ owner }: { owner: string }) {
  return (
    <Stack gap={5}>
      <SavedLists />
      <OwnPart own={useOwn(priceAlerts, owner)}>
        {({ alerts }) => <OwnAlerts alerts={alerts} />}
      </OwnPart>
    </Stack>
  );
}

export function Component() {
  return <AreaPage page="saved" Content={MemberSaved} Visitor={VisitorSaved} />;
}
