import type { TrainBookingView, TrainItem } from '@wayfare/api-contract';
import { FieldGrid, SmallPrint } from '@wayfare/checkout';
import { Form, FormTextField, judgedBy, useSending, useWayfareForm } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
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
  refused: ReactNode;
}

const idOf = (field: string) => `name-${field}`;
const WIRE: Readonly<Record<NameField, 'first_name' | 'last_name'>> = {
  firstName: 'first_name',
  lastName: 'last_name',
};

export function NameForm({ booking, item, refused }: Props) {
  const { t } = useTranslation('trains');
  const { api } = usePlatform();
  const language = useLanguage();
  const [isDone, setDone] = useState(false);
  const [elsewhere, setElsewhere] = useState<readonly NameElsewhere[]>([]);
  /** idempotency: the same names sent again are one correction */
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

  const form = useWayfareForm<{ names: TypedName[] }>({
    rules: judgedBy(({ names }: { names: TypedName[] }) =>
      nameIssues(travelers, names, remaining).map(({ field, problem }) => ({
        field,
        code: `${field} ${problem}`,
      })),
    ),
    defaults: {
      names: travelers.map(({ id, firstName, lastName }) => ({ id, firstName, lastName })),
    },
    translate: textOf,
    idOf,
    keep: () => setDone(false),
  });
  const { isBusy, failure, run } = useSending();

  async function correct(corrected: TypedName[]): Promise<void> {
    setDone(false);
    const sent = JSON.stringify(corrected);
    if (attempt.current.sent !== sent) attempt.current = { sent, key: crypto.randomUUID() };
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
    setDone(true);
  }

  return (
    <>
      <div role="status">{isDone && <NamesDone email={booking.email} elsewhere={elsewhere} />}</div>
      {failure !== null && !isBusy && <NameFailure error={failure.error} />}
      {refused ?? (
        <>
          <SmallPrint>{t('manage.names.remaining', { count: remaining })}</SmallPrint>
          <Form
            form={form}
            onSubmit={({ names }) => void run(() => correct(changedNames(travelers, names)))}
            label={t('manage.names.title')}
            method="post"
            className={styles.form}
            summaryTitle={(count) => t('passengers.summaryTitle', { count })}
            submitLabel={t('manage.names.save')}
            needsScript={t('flow.needsScript')}
            isBusy={isBusy}
          >
            {travelers.map(({ id: whose }, index) => {
              const traveler = item.travelers.find(({ id }) => id === whose);
              return (
                <fieldset key={whose} className={styles.traveller}>
                  <legend>
                    {traveler === undefined
                      ? ''
                      : passengerLabel(traveler, item.travelers.indexOf(traveler), t)}
                  </legend>
                  <FieldGrid>
                    {(['firstName', 'lastName'] as const).map((field) => (
                      <FormTextField
                        key={field}
                        form={form}
                        name={`names.${index}.${field}`}
                        field={`${whose}.${field}`}
                        label={t(`passengers.fields.${WIRE[field]}`)}
                        autoComplete="off"
                        isRequired
                      />
                    ))}
                  </FieldGrid>
                </fieldset>
              );
            })}
          </Form>
        </>
      )}
    </>
  );
}
