import { Checkbox } from '@wayfare/ui';
import { SmallPrint } from '../layout/booking-section';
import { useTexts } from '../use-texts';

interface KeepCardProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Consent checkbox; nothing is stored without it. */
export function KeepCard({ isChecked, onChange }: KeepCardProps) {
  const texts = useTexts('saved');
  return (
    <div>
      <Checkbox name="keepCard" label={texts('keep')} isChecked={isChecked} onChange={onChange} />
      <SmallPrint>{texts('whatIsKept')}</SmallPrint>
    </div>
  );
}
