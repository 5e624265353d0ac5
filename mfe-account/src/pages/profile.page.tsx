import type { MetaContext } from '@wayfare/remote-kit';
import { ProfileContent } from '../features/profile/profile-content';
import { AreaPage } from '../ui/area/area-page';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('profile.title') };
}

export function Component() {
  return <AreaPage page="profile" Content={ProfileContent} />;
}
