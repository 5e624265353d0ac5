import { Problem } from '../../../platform/http/problem';
import type { RailItem } from '../../../ports/rail-items';
import { aRailItem, ticketLocation } from '../../../../test/builders/build-rail-item';
import { confirmed } from '../../../../test/fakes/railway/railway-amendments.fake';
import { changedNames, namesElsewhere } from './name-rules';

const bought = confirmed(aRailItem('a', [ticketLocation({ ages: [40, 35] })], new Date(0)));
const ITEM: RailItem = {
  ...bought,
  travellers: bought.travellers.map((traveller, index) => ({
    ...traveller,
    firstName: ['Ana', 'Bo'][index] ?? '',
    lastName: 'de Vries',
  })),
};
const REFUSED: RailItem = {
  ...ITEM,
  nameChange: { eligible: false, reason: 'This carrier does not change names.', remaining: 0 },
};

const name = (id: string, firstName: string, lastName = 'de Vries') => ({
  id,
  firstName,
  lastName,
});

function refusal(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error instanceof Problem ? [error.field, error.text, error.values] : error;
  }
}

describe('names on tickets', () => {
  it.each([
    ['the one that is another', [name('t1', 'Anna'), name('t2', 'Bo')], [name('t1', 'Anna')]],
    [
      'both',
      [name('t1', 'Anna'), name('t2', 'Bo', 'Vries')],
      [name('t1', 'Anna'), name('t2', 'Bo', 'Vries')],
    ],
    ['none when all are as they were', [name('t1', 'Ana')], []],
  ])('TRN-53 OQ-71 change %s', (_, wanted, expected) => {
    expect(changedNames([ITEM], 'a', wanted)).toEqual(expected);
  });

  it.each<[string, RailItem[], ReturnType<typeof name>[], [string, string, object]]>([
    ['an item of another booking', [], [name('t1', 'Anna')], ['itemID', 'trains.itemUnknown', {}]],
    [
      'somebody who does not travel',
      [ITEM],
      [name('t3', 'Anna')],
      ['travelers.0.id', 'trains.travellerUnknown', {}],
    ],
    [
      'one traveller twice',
      [ITEM],
      [name('t1', 'Anna'), name('t1', 'Anne')],
      ['travelers.1.id', 'trains.travellerUnknown', {}],
    ],
    [
      'tickets that are gone',
      [{ ...ITEM, status: 'CANCELED' }],
      [name('t1', 'Anna')],
      ['itemID', 'trains.namesNotPossible', {}],
    ],
    [
      'tickets whose carrier says why not',
      [REFUSED],
      [name('t1', 'Anna')],
      ['itemID', 'trains.namesRefused', { reason: 'This carrier does not change names.' }],
    ],
    [
      'tickets whose carrier says nothing',
      [{ ...REFUSED, nameChange: { eligible: false, reason: '', remaining: 0 } }],
      [name('t1', 'Anna')],
      ['itemID', 'trains.namesNotPossible', {}],
    ],
  ])('TRN-53 do not change for %s', (_, items, wanted, expected) => {
    expect(refusal(() => changedNames(items, 'a', wanted))).toEqual(expected);
  });

  it('TRN-53 are answered as they are where nothing changes, whatever the carrier allows', () => {
    expect(changedNames([REFUSED], 'a', [name('t1', 'Ana')])).toEqual([]);
  });

  const other = (
    id: string,
    change: Partial<Pick<RailItem, 'status' | 'nameChange' | 'travellers'>> = {},
  ): RailItem => ({ ...ITEM, id, ...change });
  it.each<[string, RailItem[], [string, string[]][]]>([
    ['by the names that they had', [ITEM, other('b')], [['b', ['t1']]]],
    ['not on tickets that were given back', [ITEM, other('b', { status: 'CANCELED' })], []],
    [
      'not where the carrier changes no names',
      [ITEM, other('b', { nameChange: REFUSED.nameChange })],
      [],
    ],
    [
      'not for somebody else',
      [
        ITEM,
        other('b', {
          travellers: ITEM.travellers.map((traveller) => ({ ...traveller, lastName: 'Smit' })),
        }),
      ],
      [],
    ],
  ])('TRN-53 are those of the same people elsewhere: %s', (_, items, expected) => {
    expect(
      namesElsewhere(items, 'a', [name('t1', 'Anna')]).map(({ itemId, travellers }) => [
        itemId,
        travellers.map(({ id }) => id),
      ]),
    ).toEqual(expected);
  });
});
