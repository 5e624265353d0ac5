import { account } from '@wayfare/api-contract';
import { OwnPart } from '../area/own-part';
import { useOwn } from '../area/use-own';
import { ProfileForm } from './profile-form';

export function ProfileContent({ owner }: { owner: string }) {
  const own = useOwn(account, owner);
  return <OwnPart own={own}>{(data) => <ProfileForm account={data} />}</OwnPart>;
}
