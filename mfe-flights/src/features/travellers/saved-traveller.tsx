import { fillIn, SavedTravellers, type Filling, type KnownTraveller } from '@wayfare/checkout';
import { useState } from 'react';
import { emptyTraveller } from '../../domain/draft/typed-traveller';
import { textsOf, type Fillable } from './known-traveller';
import { fillTraveller, type PartyForm } from './use-party-form';

/** Fills in a saved traveller (WCAG 3.3.7); the first one's e-mail too, where none is typed. */
export function SavedTraveller({ form, index }: { form: PartyForm; index: number }) {
  const [last, setLast] = useState<Filling<Fillable> | null>(null);

  function handlePick(known: KnownTraveller | null): void {
    const traveller = form.getValues().travelers[index] ?? emptyTraveller('adult');
    const { changes, filling } = fillIn<Fillable>(
      traveller,
      known === null ? {} : textsOf(known),
      last,
    );
    fillTraveller(form, index, changes, index === 0 && known !== null ? known.email : '');
    setLast(filling);
  }

  return <SavedTravellers onPick={handlePick} offersLogin={index === 0} />;
}
