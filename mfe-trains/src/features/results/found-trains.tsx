import type { TicketSearchResult } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { PartAway } from '@wayfare/search';
import { laterPart, Notice, Skeleton, Stack, TextLink } from '@wayfare/ui';
import { Suspense, useState } from 'react';
import type { TicketSearch } from '../../domain/search/criteria';
import { useRailCards } from '../../ui/search/use-facts';
import { ChooseTrain } from './choose-train';
import { ChosenSummary } from './chosen-summary';
import { DayAlert, OtherDays } from './day-strip';
import { hourOf, withHour } from './hour-change';
import { NoTrains } from './no-trains';
import type { ReviewChoiceProps } from './review-choice';
import {
  lostTrain,
  selectionIn,
  ticketsWanted,
  trainsOf,
  type Selection,
  type Step,
} from './selection';
import { clearedFrom } from './selection-query';
import { StepHeading } from './step-heading';
import { useSelection } from './use-selection';
import { useTrains } from './use-trains';

const ReviewChoice = laterPart<ReviewChoiceProps>(
  () =>
    import(/* webpackChunkName: "train-details" */ './review-choice').then(
      (part) => part.ReviewChoice,
    ),
  PartAway,
);

interface Props {
  search: TicketSearch;
  result: TicketSearchResult;
  searchAgain: () => void;
  isRefreshing: boolean;
  onEdit: () => void;
}

/** Requested cards that lowered no price. */
function UnusedCards({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('trains');
  const { known } = useRailCards();
  if (codes.length === 0) return null;
  const names = codes.map((code) => known.find((card) => card.code === code)?.label ?? code);
  return <Notice title={t('cards.unused', { count: codes.length, names: names.join(', ') })} />;
}

/** The address's ticket is not among these trains, as after a reload: another hour may have its train. */
function LostTicket({
  search,
  chosen,
  nav,
}: Pick<Props, 'search'> & { chosen: Selection; nav: ReturnType<typeof useSelection> }) {
  const { t } = useTranslation('trains');
  const lost = lostTrain(chosen, nav.selection);
  const isShown = lost !== null && hourOf(search, lost.direction) !== lost.hour;
  return (
    <Notice tone="warning" title={t('results.lost')}>
      {isShown && (
        <TextLink to={nav.hrefOf(nav.selection, withHour(search, lost.direction, lost.hour))}>
          {t('results.lostHour', { hour: String(lost.hour).padStart(2, '0') })}
        </TextLink>
      )}
    </Notice>
  );
}

/** Way out, way back, then a review of both (experience: trains, results). */
export function FoundTrains({ search, result: first, searchAgain, isRefreshing, onEdit }: Props) {
  const { t } = useTranslation('trains');
  const nav = useSelection(search);
  const { result, add } = useTrains(search, first);
  const chosen = selectionIn(result, nav.selection);
  const [firstStep] = useState<Step>(chosen.step);
  const [isMoved, setMoved] = useState(false);
  if (chosen.step !== firstStep && !isMoved) setMoved(true);
  const { step, out } = chosen;
  const direction = step === 'back' ? 1 : 0;
  if (trainsOf(result, 0).length === 0 && !isRefreshing)
    return (
      <NoTrains
        search={search}
        hrefOf={(other) => nav.hrefOf(clearedFrom(0, nav.selection), other)}
        onEdit={onEdit}
      />
    );
  const part = { search, result, chosen, nav, searchAgain };
  return (
    <Stack gap={5}>
      <UnusedCards codes={result.unusedCards} />
      {chosen.isLost && !isRefreshing && <LostTicket search={search} chosen={chosen} nav={nav} />}
      <StepHeading key={`heading ${step}`} text={t(`results.step.${step}`)} takesFocus={isMoved} />
      {step === 'back' && out !== null && (
        <ChosenSummary
          direction={0}
          chosen={out}
          changeHref={nav.hrefOf({ ...nav.selection, step: 'out' })}
        />
      )}
      {step === 'review' ? (
        <Suspense fallback={<Skeleton height={400} />}>
          <ReviewChoice {...part} />
        </Suspense>
      ) : (
        <>
          <OtherDays
            search={search}
            direction={direction}
            wanted={ticketsWanted(direction, chosen)}
            hrefOf={(other) => nav.hrefOf(clearedFrom(direction, nav.selection), other)}
          />
          <DayAlert search={search} direction={direction} />
          <ChooseTrain
            key={step}
            direction={direction}
            isRefreshing={isRefreshing}
            add={add}
            {...part}
          />
        </>
      )}
    </Stack>
  );
}
