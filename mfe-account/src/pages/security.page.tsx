import type { MetaContext } from '@wayfare/remote-kit';
import { SecurityContent } from '../features/security/security-content';
import { AreaPage } from '../ui/area/area-page';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('security.title') };
}

export function Component() {
  return <AreaPage page="security" Content={SecurityContent} />;
}
