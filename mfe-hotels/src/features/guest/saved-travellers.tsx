import { fillIn, SavedTravellers, type Filling, type KnownTraveller } from '@wayfare/checkout';
import { useState } from 'react';
import { textsOf, type Fillable } from './saved-guest';
import type { GuestFormState } from './use-guest-form';

/** Fills in the guest from a saved traveller (WCAG 3.3.7). */
export function SavedGuests({ form }: { form: GuestFormState }) {
  const [last, setLast] = useState<Filling<Fillable> | null>(null);

  function handlePick(known: KnownTraveller | null): void {
    const { changes, filling } = fillIn<Fillable>(
      form.getValues(),
      known === null ? {} : textsOf(known),
      last,
    );
    form.change(changes);
    setLast(filling);
  }

  return <SavedTravellers onPick={handlePick} />;
}
