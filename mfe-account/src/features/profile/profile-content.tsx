import { account } from '@wayfare/api-contract';
import { OwnPart } from '../../ui/area/own-part';
import { useOwn } from '../../ui/area/use-own';
import { ProfileForm } from './profile-form';

export function ProfileContent({ owner }: { owner: string }) {
  const own = useOwn(account, owner);
  return <OwnPart own={own}>{(data) => <ProfileForm account={data} />}</OwnPart>;
}
