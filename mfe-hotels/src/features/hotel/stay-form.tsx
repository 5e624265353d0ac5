import { useTranslation } from '@wayfare/i18n';
import { useLocation, useNavigate } from '@wayfare/router';
import { buttonClass } from '@wayfare/ui';
import { useId, useState, type FormEvent } from 'react';
import type { SearchDraft } from '../search/criteria';
import { DatesField } from '../search/dates-field';
import { useOwnCountry } from '../search/nationality';
import { PartyField } from '../search/party-field';
import { usePlaceDay } from '../search/place-day';
import { ProblemSummary } from '../search/problem-summary';
import { writeSearch } from '../search/search-query';
import {
  searchProblems,
  toCriteria,
  type SearchField,
  type SearchProblem,
} from '../search/search-rules';
import styles from '../search/search-form.module.css';

interface Props {
  hotelId: string;
  /** the hotel's: its calendar says which days are past */
  timeZone: string;
  initial: SearchDraft;
  problems: Partial<Record<SearchField, SearchProblem>>;
  label: string;
}

/** Dates and guests of one hotel; the address keeps them. */
export function StayForm({ hotelId, timeZone, initial, problems: given, label }: Props) {
  const { t } = useTranslation('hotels');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const id = useId();
  const today = usePlaceDay(timeZone);
  const ownCountry = useOwnCountry();
  const [draft, setDraft] = useState(initial);
  const [problems, setProblems] = useState(given);
  const [refusals, setRefusals] = useState(0);
  const rules = { today, needsDates: true, needsPlace: false };
  const fieldIds = { place: id, dates: `${id}-dates`, party: `${id}-party` };
  const message = (field: SearchField) =>
    problems[field] === undefined ? undefined : t(`problems.${problems[field]}`);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const nationality = draft.nationality ?? ownCountry;
    const criteria = toCriteria({ ...draft, nationality }, rules);
    setProblems(searchProblems(draft, rules));
    if (criteria === null) {
      setRefusals(refusals + 1);
      return;
    }
    const query = new URLSearchParams(search);
    query.set('search', writeSearch({ ...criteria, hotels: [hotelId] }));
    void navigate(`${pathname}?${query.toString()}`, { preventScrollReset: true });
  }

  return (
    <form
      aria-label={label}
      className={`${styles.form} ${styles.stay}`}
      noValidate
      onSubmit={handleSubmit}
    >
      <div className={styles.summary}>
        <ProblemSummary refusals={refusals} problems={problems} fieldIds={fieldIds} />
      </div>
      <DatesField
        id={fieldIds.dates}
        checkIn={draft.checkIn}
        checkOut={draft.checkOut}
        today={today}
        error={message('dates')}
        onChange={(dates) => setDraft({ ...draft, ...dates })}
      />
      <PartyField
        id={fieldIds.party}
        party={draft.party}
        error={message('party')}
        onChange={(party) => setDraft({ ...draft, party })}
        nationality={draft.nationality}
        onNationality={(nationality) => setDraft({ ...draft, nationality })}
      />
      <button type="submit" className={buttonClass({ variant: 'primary' })}>
        {t('hotel.showPrices')}
      </button>
    </form>
  );
}
