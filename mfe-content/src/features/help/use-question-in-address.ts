import { useLocation } from '@wayfare/router';
import { useEffect } from 'react';

/** Opens the answer in the hash. Browsers do that for new documents only. */
export function useQuestionInAddress(): void {
  const { hash, key } = useLocation();
  // external system: the document's open state and scroll position
  useEffect(() => {
    const answer = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
    const details = answer?.closest('details');
    if (!details) return;
    details.open = true;
    details.scrollIntoView({ block: 'start' });
  }, [hash, key]);
}
