import { queryClient, queryKey, useQuery } from '@wayfare/api-client/query-cache';
import { savedTravellers } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { usePlatform } from '@wayfare/remote-kit';
import { useLoginPopup, useSession } from '@wayfare/session';
import { Button, SelectField, useHydrated } from '@wayfare/ui';
import { useState } from 'react';
import { loadTravellers } from '../../api/travellers.api';
import styles from '../booking/booking.module.css';
import { fillIn, NO_FILLING, ownTexts, textsOf } from './saved-guest';
import type { GuestFormState } from './use-guest-form';

const SELF = 'self';

/** Whom a member can choose: themselves, and everybody they have saved. Without the saved ones as long as they are not there. */
function useChoices() {
  const { t } = useTranslation('hotels');
  const { api } = usePlatform();
  const session = useSession();
  const { data } = useQuery({ queryKey: [...queryKey(savedTravellers), session.user], queryFn: ({ signal }) => loadTravellers(api, signal) }, queryClient());
  const others = (data?.travellers ?? []).map((traveller) => ({ value: traveller.id, label: `${traveller.firstName} ${traveller.lastName}`, texts: textsOf(traveller) }));
  return [{ value: SELF, label: t('guest.saved.self'), texts: ownTexts(session) }, ...others];
}

function Choice({ form }: { form: GuestFormState }) {
  const { t } = useTranslation('hotels');
  const choices = useChoices();
  const [chosen, setChosen] = useState('');
  const [last, setLast] = useState(NO_FILLING);
  const choice = choices.find(({ value }) => value === chosen);

  function handleChange(value: string): void {
    const texts = choices.find((candidate) => candidate.value === value)?.texts ?? {};
    const { changes, filling } = fillIn(form.getValues(), texts, last);
    for (const [field, text] of Object.entries(changes)) form.setValue(field as keyof typeof changes, text, { shouldDirty: true });
    form.clearErrors(Object.keys(changes) as (keyof typeof changes)[]);
    setLast(filling);
    setChosen(value);
  }

  return (
    <>
      <SelectField name="savedTraveller" label={t('guest.saved.label')} placeholder={t('guest.saved.nobody')} options={choices} value={chosen} onChange={handleChange} />
      <p role="status" className={styles.small}>
        {choice === undefined ? '' : t('guest.saved.filled', { name: choice.label })}
      </p>
    </>
  );
}

/** One quiet line for a visitor: the popup opens over the form, so that nothing typed is lost. */
function Offer() {
  const { t } = useTranslation('hotels');
  const [, dispatch] = useLoginPopup();
  return (
    <Button variant="quiet" size="small" onClick={() => dispatch({ type: 'show', component: 'login' })}>
      {t('guest.saved.logIn')}
    </Button>
  );
}

/** Who is known already needs no typing (WCAG 3.3.7). The server does not know who is here, and leaves the place empty. */
export function SavedTravellers({ form }: { form: GuestFormState }) {
  const isHydrated = useHydrated();
  const { user } = useSession();
  return <div className={styles.saved}>{isHydrated && (user === '' ? <Offer /> : <Choice key={user} form={form} />)}</div>;
}
