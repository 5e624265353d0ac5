import { Notice } from '@wayfare/ui';
import { useTexts } from '../use-texts';
import type { FindForm } from './manage-booking';

interface PinNeededProps {
  reference: string;
  findForm: FindForm;
}

/** PIN prompt in place of an action, while a link is all that opened the booking. */
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
