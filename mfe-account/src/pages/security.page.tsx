import type { MetaContext } from '@wayfare/remote-kit';
import { AreaPage } from '../features/area/area-page';
import { SecurityContent } from '../features/security/security-content';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('security.title') };
}

export function Component() {
  return <AreaPage page="security" Content={SecurityContent} />;
}
