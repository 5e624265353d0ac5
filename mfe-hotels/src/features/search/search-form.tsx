import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { buttonClass } from '@wayfare/ui';
import { useId, useState, type FormEvent } from 'react';
import { paths } from '../../paths';
import { PlaceField } from '../places/place-field';
import type { SearchDraft } from './criteria';
import { DatesField } from './dates-field';
import { rememberSearch } from './last-search';
import { useOwnCountry } from './nationality';
import { PartyField } from './party-field';
import { ProblemSummary } from './problem-summary';
import { writeSearch } from './search-query';
import { searchProblems, toCriteria, type SearchField, type SearchProblem } from './search-rules';
import { useSearchDraft } from './use-search-draft';
import styles from './search-form.module.css';

interface Props {
  initial: SearchDraft;
  /** what was wrong with the search in the URL */
  problems?: Partial<Record<SearchField, SearchProblem>> | undefined;
  /** true: an empty form starts from the last search */
  recalls?: boolean | undefined;
  /** true: whoever shows the form has a frame around it already */
  isBare?: boolean | undefined;
}

/**
 * The hotel search. Before its script runs it is a plain GET form: the results page understands its fields and asks
 * which place is meant.
 */
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
  const [problems, setProblems] =
    useState<Partial<Record<SearchField, SearchProblem | undefined>>>(given);
  const [refusals, setRefusals] = useState(0);
  const { draft, today } = state;
  const rules = { today, needsDates: true, needsPlace: true };
  const fieldIds = { place: `${id}-place`, dates: `${id}-dates`, party: `${id}-party` };
  const message = (field: SearchField) =>
    problems[field] === undefined ? undefined : t(`problems.${problems[field]}`);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const nationality = draft.nationality ?? ownCountry;
    const criteria = toCriteria({ ...draft, nationality }, rules);
    if (criteria === null) {
      setProblems(searchProblems(draft, rules));
      setRefusals(refusals + 1);
      return;
    }
    setProblems({});
    // where somebody is, is nobody's business later
    if (criteria.place !== null)
      rememberSearch(window.localStorage, criteria, state.suggestion, language);
    void navigate(paths.results(language, new URLSearchParams({ search: writeSearch(criteria) })));
  }

  /** A corrected part loses its message at once; a new problem waits for the next search. */
  function change(field: SearchField, part: Partial<SearchDraft>) {
    state.change(part);
    if (problems[field] !== undefined)
      setProblems({ ...problems, [field]: searchProblems({ ...draft, ...part }, rules)[field] });
  }

  return (
    <form
      role="search"
      aria-label={t('search.label')}
      method="get"
      action={paths.results(language)}
      className={isBare ? `${styles.form} ${styles.bare}` : styles.form}
      noValidate
      onSubmit={handleSubmit}
    >
      <div className={styles.summary}>
        <ProblemSummary refusals={refusals} problems={problems} fieldIds={fieldIds} />
      </div>
      <PlaceField
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
      <DatesField
        id={fieldIds.dates}
        checkIn={draft.checkIn}
        checkOut={draft.checkOut}
        today={today}
        error={message('dates')}
        onChange={(dates) => change('dates', dates)}
      />
      <PartyField
        id={fieldIds.party}
        party={draft.party}
        error={message('party')}
        onChange={(party) => change('party', { party })}
        nationality={draft.nationality}
        onNationality={(nationality) => state.change({ nationality })}
      />
      <button type="submit" className={buttonClass({ variant: 'primary' })}>
        {t('search.submit')}
      </button>
    </form>
  );
}
