import type { MetaContext } from '@wayfare/remote-kit';
import { PrivacyContent } from '../features/privacy/privacy-content';
import { AreaPage } from '../ui/area/area-page';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('privacy.title') };
}

export function Component() {
  return <AreaPage page="privacy" Content={PrivacyContent} />;
}
