import { useLocation } from '@wayfare/router';
import { useEffect } from 'react';

/** Opens and shows the answer that the address names after #. Browsers do it for a new document at most. */
export function useQuestionInAddress(): void {
  const { hash, key } = useLocation();
  // What is open and how far the page is scrolled are the document's, outside React.
  useEffect(() => {
    const answer = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
    const details = answer?.closest('details');
    if (!details) return;
    details.open = true;
    details.scrollIntoView({ block: 'start' });
  }, [hash, key]);
}
