import type { MetaContext } from '@wayfare/remote-kit';
import { AreaPage } from '../features/area/area-page';
import { PrivacyContent } from '../features/privacy/privacy-content';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('privacy.title') };
}

export function Component() {
  return <AreaPage page="privacy" Content={PrivacyContent} />;
}
