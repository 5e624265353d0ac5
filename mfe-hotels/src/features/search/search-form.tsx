import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { Cell, SearchBar } from '@wayfare/search';
import { useId, useState } from 'react';
import { paths } from '../../domain/paths';
import type { StaySearch } from '../../domain/search/criteria';
import { listProblems } from '../../domain/search/list-problems';
import { writeSearch } from '../../domain/search/search-query';
import {
  searchProblems,
  type SearchField,
  type SearchProblems,
} from '../../domain/search/search-rules';
import { rememberSearch } from '../../state/last-search';
import { lastStays } from '../../state/last-stays';
import { useOwnCountry } from '../../state/use-own-country';
import { StayDatesField } from '../../ui/search-fields/stay-dates-field';
import { GuestsField } from '../../ui/search-fields/guests-field';
import { StayPlaceField } from './stay-place-field';
import { LastStaySearches } from './last-stay-searches';
import { useSearchDraft } from './use-search-draft';

interface Props {
  initial: StaySearch;
  problems?: SearchProblems | undefined;
  /** an empty form starts from the last search */
  recalls?: boolean | undefined;
  /** the caller has a frame round it already */
  isBare?: boolean | undefined;
}

/** The hotel search; without its script a plain GET form, whose results page asks which place is meant. */
export function SearchForm({
  initial,
  problems: given = {},
  recalls = false,
  isBare = false,
}: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const navigate = useNavigate();
  const id = useId();
  const ownCountry = useOwnCountry();
  const state = useSearchDraft(initial, recalls);
  const [problems, setProblems] = useState<SearchProblems>(given);
  const [refusals, setRefusals] = useState(0);
  const { draft, today } = state;
  const rules = { today, needsDates: true, needsPlace: true };
  const fieldIds = { place: `${id}-place`, dates: `${id}-dates`, party: `${id}-party` };
  const message = (field: SearchField) =>
    problems[field] === undefined ? undefined : t(`problems.${problems[field]}`);

  function handleSubmit() {
    const nationality = draft.nationality ?? ownCountry;
    const sent = { ...draft, nationality };
    const found = searchProblems(sent, rules);
    if (Object.keys(found).length > 0) {
      setProblems(found);
      setRefusals(refusals + 1);
      return;
    }
    if (Object.keys(problems).length > 0) setProblems({});
    // the reader's own position is never stored
    if (sent.place !== null) rememberSearch(sent, state.suggestion, language);
    const search = writeSearch(sent);
    if (sent.place !== null) lastStays.remember({ search });
    void navigate(paths.results(language, new URLSearchParams({ search })));
  }

  function change(field: SearchField, part: Partial<StaySearch>) {
    state.change(part);
    if (problems[field] !== undefined)
      setProblems({ ...problems, [field]: searchProblems({ ...draft, ...part }, rules)[field] });
  }

  return (
    <>
      <SearchBar
        role="search"
        label={t('search.label')}
        action={paths.results(language)}
        isCard={!isBare}
        idOf={(field) => `${id}-${field}`}
        errors={listProblems(problems, t)}
        refusals={refusals}
        summaryTitle={() => t('problems.title')}
        submitLabel={t('search.submit')}
        onLeave={() => undefined}
        onSubmit={handleSubmit}
      >
        <Cell size="place">
          <StayPlaceField
            id={fieldIds.place}
            name="where"
            text={state.text}
            error={message('place')}
            onType={state.type}
            onChoose={(place) => {
              state.choose(place);
              setProblems({ ...problems, place: undefined });
            }}
            onHere={(point) => {
              state.around(point, t('search.here.text'));
              setProblems({ ...problems, place: undefined });
            }}
          />
        </Cell>
        <Cell size="dates">
          <StayDatesField
            id={fieldIds.dates}
            stay={draft.stay}
            today={today}
            error={message('dates')}
            onChange={(stay) => change('dates', { stay })}
          />
        </Cell>
        <Cell>
          <GuestsField
            id={fieldIds.party}
            party={draft.party}
            error={message('party')}
            onChange={(party) => change('party', { party })}
            nationality={draft.nationality}
            onNationality={(nationality) => state.change({ nationality })}
          />
        </Cell>
      </SearchBar>
      {recalls && <LastStaySearches />}
    </>
  );
}
