import { queryClient, queryKey, useQuery } from '@wayfare/api-client/query-cache';
import { savedTravellers, type SavedTraveller } from '@wayfare/api-contract';
import { usePlatform } from '@wayfare/remote-kit';
import { useLoginPopup, useSession } from '@wayfare/session';
import { Button, SelectField, useHydrated } from '@wayfare/ui';
import { useState } from 'react';
import { SmallPrint } from '../layout/booking-section';
import { useTexts, type Texts } from '../use-texts';
import styles from './saved-travellers.module.css';

/** An empty text is unknown. */
export type KnownTraveller = Pick<SavedTraveller, 'firstName' | 'lastName' | 'email'> &
  Partial<SavedTraveller>;

const SELF = 'self';

function useChoices(
  texts: Texts<'travellers'>,
): { value: string; label: string; known: KnownTraveller }[] {
  const { api } = usePlatform();
  const { user, name, lastname, profile } = useSession();
  const { data } = useQuery(
    {
      queryKey: [...queryKey(savedTravellers), user],
      queryFn: ({ signal }) => api.call(savedTravellers, {}, { signal }),
    },
    queryClient(),
  );
  const others = (data?.travellers ?? []).map((known) => ({
    value: known.id,
    label: `${known.firstName} ${known.lastName}`,
    known,
  }));
  const email = typeof profile?.email === 'string' ? profile.email : '';
  return [
    { value: SELF, label: texts('self'), known: { firstName: name, lastName: lastname, email } },
    ...others,
  ];
}

interface PickProps {
  onPick: (known: KnownTraveller | null) => void;
}

function Choice({ onPick }: PickProps) {
  const texts = useTexts('travellers');
  const choices = useChoices(texts);
  const [chosen, setChosen] = useState('');
  const choice = choices.find(({ value }) => value === chosen);

  function handleChange(value: string): void {
    setChosen(value);
    onPick(choices.find((candidate) => candidate.value === value)?.known ?? null);
  }

  return (
    <>
      <SelectField
        name="savedTraveller"
        label={texts('label')}
        placeholder={texts('nobody')}
        options={choices}
        value={chosen}
        onChange={handleChange}
      />
      <SmallPrint role="status">
        {choice === undefined ? '' : texts('filled', { name: choice.label })}
      </SmallPrint>
    </>
  );
}

/** For visitors: login opens as a popup over the form, so drafts survive. */
function OfferLogin() {
  const texts = useTexts('travellers');
  const [, dispatch] = useLoginPopup();
  return (
    <Button
      variant="quiet"
      size="small"
      onClick={() => dispatch({ type: 'show', component: 'login' })}
    >
      {texts('logIn')}
    </Button>
  );
}

/** Prefill by a known traveller (WCAG 3.3.7); empty on the server. `offersLogin`: once in a form. */
export function SavedTravellers({
  onPick,
  offersLogin = true,
}: PickProps & { offersLogin?: boolean }) {
  const isHydrated = useHydrated();
  const { user } = useSession();
  const isVisitor = user === '';
  if (isVisitor && !offersLogin) return null;
  return (
    <div className={styles.saved}>
      {isHydrated && (isVisitor ? <OfferLogin /> : <Choice key={user} onPick={onPick} />)}
    </div>
  );
}
