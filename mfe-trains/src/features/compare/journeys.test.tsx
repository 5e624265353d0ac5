import { NO_PLACE, ONE_ADULT } from '../../domain/search/criteria';
import { placeOfCode, typedPlace } from '../../domain/search/place-text';
import {
  addJourney,
  changeJourney,
  findJourneyProblems,
  journeysRequest,
  keepJourneys,
  removeJourney,
  restoreJourneys,
  type JourneyDraft,
} from './journeys';

const [PARIS, LYON] = [placeOfCode('FR:paris'), placeOfCode('FR:lyon')];
const journey: JourneyDraft = { from: PARIS, to: LYON, date: '2027-01-14' };

beforeEach(() => sessionStorage.clear());

describe('the journeys to compare', () => {
  it('go on from where the one before ends, and change or go one by one', () => {
    const two = addJourney({ journeys: [journey] });
    expect(two.journeys[1]).toEqual({ from: LYON, to: NO_PLACE, date: '2027-01-14' });
    expect(changeJourney(two, 1, { to: PARIS }).journeys[1]).toMatchObject({
      from: LYON,
      to: PARIS,
    });
    expect(removeJourney(two, 0).journeys).toEqual([two.journeys[1]]);
  });

  it.each<[string, Partial<JourneyDraft>, string[]]>([
    ['a whole journey', {}, []],
    ['nowhere', { from: NO_PLACE }, ['journeys.0.from: from']],
    ['a place that was typed', { to: typedPlace('Lyon') }, ['journeys.0.to: toChoose']],
    ['nowhere else', { to: PARIS }, ['journeys.0.to: sameStation']],
    ['the past', { date: '2026-12-09' }, ['journeys.0.date: datePast']],
  ])('are judged as a search is: %s', (_, change, expected) => {
    expect(
      findJourneyProblems({ journeys: [{ ...journey, ...change }] }, '2026-12-10').map(
        ({ field, code }) => `${field}: ${code}`,
      ),
    ).toEqual(expected);
  });

  it('are asked for by codes, for everybody', () => {
    expect(journeysRequest({ journeys: [journey] }, { ...ONE_ADULT, infant: 1 })).toEqual({
      journeys: [{ origin: 'FR:paris', destination: 'FR:lyon', date: '2027-01-14' }],
      travelers: [
        { age: 40, cards: [] },
        { age: 2, cards: [] },
      ],
    });
  });

  it('come back after a reload, unless what was kept is rubbish', () => {
    keepJourneys({ journeys: [journey] });
    expect(restoreJourneys()).toEqual({ journeys: [journey] });
    for (const rubbish of ['7', '{"journeys":[]}', '{"journeys":[{"from":"Paris"}]}']) {
      sessionStorage.setItem('draft.trains.compare', rubbish);
      expect(restoreJourneys()).toBeNull();
    }
  });
});
