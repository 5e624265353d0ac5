import { Moment as MomentIn } from '@wayfare/workbench';
import { useCockpit } from '../api/cockpit';

export function Moment({ at }: { at: string }) {
  const { language } = useCockpit();
  return <MomentIn at={at} language={language} />;
}
