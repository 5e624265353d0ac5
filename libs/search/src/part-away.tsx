import { Notice } from '@wayfare/ui';
import { useSearchTexts } from './search-texts';

/** Fallback of a failed part: the list goes on without. */
export function PartAway() {
  return (
    <div role="alert">
      <Notice tone="warning" title={useSearchTexts()('partAway')} />
    </div>
  );
}
