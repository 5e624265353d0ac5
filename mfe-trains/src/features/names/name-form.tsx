import type { TrainBookingView, TrainItem } from '@wayfare/api-contract';
import { FieldGrid, SmallPrint } from '@wayfare/checkout';
import { FormFrame, useDraftForm } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { TextField } from '@wayfare/ui';
import { useRef, useState, type ReactNode } from 'react';
import { correctNames } from '../../api/after-sales.api';
import { travellersLeft } from '../../domain/after-sales/refund-choice';
import { passengerLabel } from '../../domain/items/passenger-name';
import { visitId } from '../../state/visit-id';
import { NameFailure } from './name-failure';
import { changedNames, nameIssues, type NameField, type TypedName } from './name-problems';
import { NamesDone } from './names-done';
import { namesElsewhere, type NameElsewhere } from './names-elsewhere';
import styles from './names.module.css';

interface Props {
  booking: TrainBookingView;
  item: TrainItem;
  /** why nothing can be corrected, null when it can */
  refused: ReactNode;
}

const idOf = (field: string) => `name-${field}`;
const nothing = () => null;
const WIRE: Readonly<Record<NameField, 'first_name' | 'last_name'>> = {
  firstName: 'first_name',
  lastName: 'last_name',
};

/** First and last name of everybody who still travels. */
export function NameForm({ booking, item, refused }: Props) {
  const { t } = useTranslation('trains');
  const { api } = usePlatform();
  const language = useLanguage();
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [elsewhere, setElsewhere] = useState<readonly NameElsewhere[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  /** the same names sent again are one correction */
  const attempt = useRef({ sent: '', key: '' });
  const travelers = travellersLeft(item);
  const { remaining } = item.editTravelersEligibility;

  function textOf(code: string): string {
    const [field = '', problem = ''] = code.split(' ');
    if (problem === 'nothing' || problem === 'tooMany')
      return t(`manage.names.${problem}`, { count: remaining });
    return problem === 'required'
      ? t(`passengers.required.${field.endsWith('firstName') ? 'first_name' : 'last_name'}`)
      : t(`passengers.problems.${problem}`);
  }

  const form = useDraftForm<{ names: TypedName[] }>({
    idOf,
    initial: {
      names: travelers.map(({ id, firstName, lastName }) => ({ id, firstName, lastName })),
    },
    judge: ({ names }) =>
      nameIssues(travelers, names, remaining).map(({ field, problem }) => ({
        field,
        code: `${field} ${problem}`,
      })),
    translate: textOf,
    restore: nothing,
    keep: nothing,
    send: ({ names }) => void save(names),
  });
  const { names } = form.values;

  async function save(typed: readonly TypedName[]): Promise<void> {
    if (state === 'busy') return;
    setState('busy');
    setFailure(null);
    const corrected = changedNames(travelers, typed);
    const sent = JSON.stringify(corrected);
    if (attempt.current.sent !== sent) attempt.current = { sent, key: crypto.randomUUID() };
    try {
      const after = await correctNames(
        api,
        {
          user: visitId(),
          bookingID: booking.booking_id,
          itemID: item.id,
          language,
          travelers: corrected,
        },
        attempt.current.key,
      );
      setElsewhere(namesElsewhere(booking, after, item, corrected));
      setState('done');
    } catch (error) {
      setFailure(error);
      setState('idle');
    }
  }

  function change(id: string, patch: Partial<Record<NameField, string>>): void {
    if (state === 'done') setState('idle');
    form.change({ names: names.map((name) => (name.id === id ? { ...name, ...patch } : name)) });
  }

  return (
    <>
      <div role="status">
        {state === 'done' && <NamesDone email={booking.email} elsewhere={elsewhere} />}
      </div>
      {failure !== null && <NameFailure error={failure} />}
      {refused ?? (
        <>
          <SmallPrint>{t('manage.names.remaining', { count: remaining })}</SmallPrint>
          <FormFrame
            {...form.frame}
            label={t('manage.names.title')}
            method="post"
            className={styles.form}
            summaryTitle={(count) => t('passengers.summaryTitle', { count })}
            submitLabel={t('manage.names.save')}
            needsScript={t('flow.needsScript')}
            isBusy={state === 'busy'}
          >
            {names.map((name, index) => {
              const traveler = item.travelers.find(({ id }) => id === name.id);
              return (
                <fieldset key={name.id} className={styles.traveller}>
                  <legend>
                    {traveler === undefined
                      ? ''
                      : passengerLabel(traveler, item.travelers.indexOf(traveler), t)}
                  </legend>
                  <FieldGrid>
                    {(['firstName', 'lastName'] as const).map((field) => (
                      <TextField
                        key={field}
                        id={idOf(`${name.id}.${field}`)}
                        name={`${index}.${field}`}
                        label={t(`passengers.fields.${WIRE[field]}`)}
                        value={name[field]}
                        error={form.errorOf(`${name.id}.${field}`)}
                        autoComplete="off"
                        isRequired
                        onChange={(value) => change(name.id, { [field]: value })}
                      />
                    ))}
                  </FieldGrid>
                </fieldset>
              );
            })}
          </FormFrame>
        </>
      )}
    </>
  );
}
