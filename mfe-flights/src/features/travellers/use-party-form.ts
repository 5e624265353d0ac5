import type { FlightDictionary, FlightOffer } from '@wayfare/api-contract';
import { judgedBy, useWayfareForm, type WayfareForm } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useHydrated } from '@wayfare/ui';
import { useCallback, useState } from 'react';
import { partyProblems } from '../../domain/draft/party-problems';
import { EMPTY_STORE, type FlightStore } from '../../domain/draft/stored-flight';
import { travellerLabel } from '../../domain/draft/traveller-name';
import { emptyTraveller, typedFor, type TypedTraveller } from '../../domain/draft/typed-traveller';
import { keepOffer } from '../../state/choose';
import { readFlightStore, updateFlightStore } from '../../state/flight-store';
import { forgetRefusals, standingRefusals, type Refused } from '../../state/refusals';
import { problemText } from './problem-text';

type PartyValues = Pick<FlightStore, 'travelers' | 'contactInfo'>;

const idOf = (field: string) => `party-${field}`;

/** A date in three fields is validated when all are filled in. */
function judgedField(field: string, { travelers }: PartyValues): string | null {
  const [, index = '', whole] = /^(\d+)\.(date_of_birth)/.exec(field) ?? [];
  if (whole === undefined) return field;
  const { birthDay, birthMonth, birthYear } = travelers[Number(index)] ?? emptyTraveller('adult');
  return [birthDay, birthMonth, birthYear].includes('') ? null : `${index}.${whole}`;
}

interface Chosen {
  offer: FlightOffer;
  dictionary: FlightDictionary;
}

/** The draft survives reload, Back, another language and a lost session. Shows the API's refusals too. */
export function usePartyForm({ offer, dictionary }: Chosen, onDone: () => void) {
  const { t } = useTranslation('flights');
  const isHydrated = useHydrated();
  const fill = useCallback(
    ({ travelers, contactInfo }: PartyValues): PartyValues => ({
      travelers: typedFor(travelers, offer),
      contactInfo,
    }),
    [offer],
  );
  const restore = useCallback(() => fill(readFlightStore()), [fill]);
  // not subscribed: each key is written to the store
  const [initial] = useState(() => fill(isHydrated ? readFlightStore() : EMPTY_STORE));
  function judge(values: PartyValues) {
    const found: Refused[] = partyProblems(values, offer);
    const refused = standingRefusals(values).filter(
      ({ field }) => !found.some((known) => known.field === field),
    );
    return [...found, ...refused].map(({ field, problem }) => ({
      field,
      code: `${field} ${problem}`,
    }));
  }
  const form = useWayfareForm<PartyValues>({
    rules: judgedBy(judge),
    defaults: initial,
    translate: (code) => problemText(code, offer, t),
    idOf,
    isAnswer: standingRefusals(initial).length > 0,
    restore,
    keep: updateFlightStore,
  });

  return {
    form,
    onSubmit(): void {
      forgetRefusals();
      keepOffer(offer, dictionary);
      onDone();
    },
    /** names the traveller in the list of messages (FLT-27, FLT-29) */
    listed(message: string, field: string): string {
      const index = Number(field.split('.')[0]);
      const passenger = offer.passengers[index];
      return passenger === undefined
        ? message
        : `${travellerLabel(index, passenger.type, t)}: ${message}`;
    },
    judged: (field: string) => judgedField(field, form.getValues()),
  };
}

export type PartyForm = WayfareForm<PartyValues>;

/** `email` becomes the contact where none is typed yet. */
export function fillTraveller(
  form: PartyForm,
  index: number,
  patch: Partial<TypedTraveller>,
  email = '',
): void {
  const { travelers, contactInfo } = form.getValues();
  const filled = travelers.map((traveller, at) =>
    at === index ? { ...traveller, ...patch } : traveller,
  );
  form.change(
    email === '' || contactInfo.email !== ''
      ? { travelers: filled }
      : { travelers: filled, contactInfo: { email, confirm_email: email } },
  );
}
