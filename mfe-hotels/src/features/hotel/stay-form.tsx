import { useTranslation } from '@wayfare/i18n';
import { useLocation, useNavigate } from '@wayfare/router';
import { Cell, SearchBar } from '@wayfare/search';
import { useId, useState } from 'react';
import type { StaySearch } from '../../domain/search/criteria';
import { listProblems } from '../../domain/search/list-problems';
import { writeSearch } from '../../domain/search/search-query';
import {
  searchProblems,
  type SearchField,
  type SearchProblems,
} from '../../domain/search/search-rules';
import { useOwnCountry } from '../../state/use-own-country';
import { StayDatesField } from '../../ui/search-fields/stay-dates-field';
import { GuestsField } from '../../ui/search-fields/guests-field';
import { usePlaceDay } from '../../ui/search-fields/use-place-day';

interface Props {
  hotelId: string;
  /** decides which days are past */
  timeZone: string;
  initial: StaySearch;
  problems: SearchProblems;
  label: string;
}

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
  const idOf = (field: string) => `${id}-${field}`;
  const message = (field: SearchField) =>
    problems[field] === undefined ? undefined : t(`problems.${problems[field]}`);

  function handleSubmit() {
    const nationality = draft.nationality ?? ownCountry;
    const found = searchProblems(draft, rules);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      setRefusals(refusals + 1);
      return;
    }
    const query = new URLSearchParams(search);
    query.set('search', writeSearch({ ...draft, nationality, hotels: [hotelId] }));
    void navigate(`${pathname}?${query.toString()}`, { preventScrollReset: true });
  }

  return (
    <SearchBar
      label={label}
      isCard
      idOf={idOf}
      errors={listProblems(problems, t)}
      refusals={refusals}
      summaryTitle={() => t('problems.title')}
      submitLabel={t('hotel.showPrices')}
      onLeave={() => undefined}
      onSubmit={handleSubmit}
    >
      <Cell size="dates">
        <StayDatesField
          id={idOf('dates')}
          stay={draft.stay}
          today={today}
          error={message('dates')}
          onChange={(stay) => setDraft({ ...draft, stay })}
        />
      </Cell>
      <Cell>
        <GuestsField
          id={idOf('party')}
          party={draft.party}
          error={message('party')}
          onChange={(party) => setDraft({ ...draft, party })}
          nationality={draft.nationality}
          onNationality={(nationality) => setDraft({ ...draft, nationality })}
        />
      </Cell>
    </SearchBar>
  );
}
