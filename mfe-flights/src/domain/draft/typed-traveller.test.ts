import { TYPED_PARTY } from '../../testing/party';
import { emptyTraveller, parseTyped, typedFor, type TypedTraveller } from './typed-traveller';

const party = (...types: TypedTraveller['type'][]) => ({
  passengers: types.map((type) => ({ type })),
});
const named = (typed: readonly TypedTraveller[]) =>
  typed.map(
    ({ name, responsibleAdult }) =>
      `${name}${responsibleAdult === '' ? '' : ` with ${responsibleAdult}`}`,
  );

describe('travellers for an offer', () => {
  it.each<[string, TypedTraveller['type'][], string[]]>([
    [
      'stay for the same party',
      ['adult', 'adult', 'child', 'infant_without_seat'],
      ['Anneke', 'Łukasz', 'Zoë with 0', 'Bo with 1'],
    ],
    [
      'keep their place by type in another order',
      ['child', 'adult', 'adult', 'infant_without_seat'],
      ['Zoë with 1', 'Anneke', 'Łukasz', 'Bo with 2'],
    ],
    ['lose who is not there', ['adult', 'infant_without_seat'], ['Anneke', 'Bo']],
    [
      'leave room for who is new',
      ['adult', 'adult', 'adult', 'child'],
      ['Anneke', 'Łukasz', '', 'Zoë with 0'],
    ],
  ])('OQ-52 %s', (_, types, expected) => {
    expect(named(typedFor(TYPED_PARTY, party(...types)))).toEqual(expected);
  });

  it('3.3.7 children use the phone of traveller 1 from the start, adults do not', () => {
    expect(
      typedFor([], party('adult', 'child', 'infant_without_seat')).map(
        ({ samePhone }) => samePhone,
      ),
    ).toEqual([false, true, true]);
  });

  it('reads what was kept, and takes rubbish for nothing', () => {
    const [anneke] = TYPED_PARTY;
    expect(parseTyped(JSON.parse(JSON.stringify(anneke)) as Record<string, unknown>)).toEqual(
      anneke,
    );
    expect(parseTyped({ type: 'dog', name: 7, samePhone: 'yes' })).toEqual({
      ...emptyTraveller('adult'),
      samePhone: false,
    });
  });
});
