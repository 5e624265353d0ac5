import { Moment as MomentIn } from '@wayfare/workbench';
import { useDesk } from '../api/desk';

export function Moment({ at }: { at: string }) {
  const { language } = useDesk();
  return <MomentIn at={at} language={language} />;
}
