import { laterPart } from '@wayfare/ui';
import { useAtom } from 'jotai';
import { Suspense } from 'react';
import { updateOfferAtom } from './release-standing';
import type { UpdateOfferBarProps } from './update-offer-bar';

const UpdateOfferBar = laterPart<UpdateOfferBarProps>(() =>
  import('./update-offer-bar').then((part) => part.UpdateOfferBar),
);

/** A newer page may be had; nobody is made to take it. */
export function UpdateOffer() {
  const [offer, setOffer] = useAtom(updateOfferAtom);
  return (
    <div role="status">
      {offer === 'made' && (
        <Suspense>
          <UpdateOfferBar onLater={() => setOffer('declined')} />
        </Suspense>
      )}
    </div>
  );
}
