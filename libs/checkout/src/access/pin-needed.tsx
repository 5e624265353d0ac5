import { Notice } from '@wayfare/ui';
import { useTexts } from '../use-texts';
import type { FindForm } from './manage-booking';

interface PinNeededProps {
  reference: string;
  findForm: FindForm;
}

/** Stands where a booking is changed, as long as a link is all that opened it: the PIN opens it whole. */
export function PinNeeded({ reference, findForm }: PinNeededProps) {
  const texts = useTexts('access');
  return (
    <>
      <Notice tone="info" title={texts('linkTitle')}>
        {texts('linkText')}
      </Notice>
      {findForm(reference)}
    </>
  );
}
