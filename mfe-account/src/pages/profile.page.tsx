import type { MetaContext } from '@wayfare/remote-kit';
import { AreaPage } from '../features/area/area-page';
import { ProfileContent } from '../features/profile/profile-content';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('profile.title') };
}

export function Component() {
  return <AreaPage page="profile" Content={ProfileContent} />;
}
