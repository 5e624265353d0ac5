import { Notice } from '@wayfare/ui';
import { useSearchTexts } from './search-texts';

/** In place of a part of a list that was asked for and is lost: the list goes on without. */
export function PartAway() {
  return (
    <div role="alert">
      <Notice tone="warning" title={useSearchTexts().partAway} />
    </div>
  );
}
