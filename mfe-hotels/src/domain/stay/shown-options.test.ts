import { buildStayOption } from '@wayfare/testing';
import { shownOptions } from './shown-options';

const ROOM = {
  occupancyRefID: 1,
  description: 'Room',
  maximun_capacity: 2,
  meal_plan: 'Room only',
};
/** options by kind of room and rate: `double/saver` */
const optionsOf = (...ids: string[]) =>
  ids.map((optionRefId) =>
    buildStayOption({
      optionRefId,
      rooms: [{ ...ROOM, code: optionRefId.split('/')[0] ?? '' }],
    }),
  );

describe('the options of one room of several', () => {
  it.each([
    ['few', ['a/1', 'a/2'], ['a/1', 'a/2'], []],
    ['one too many', ['a/1', 'b/1', 'b/2'], ['a/1', 'b/1', 'b/2'], []],
    ['of two kinds', ['a/1', 'a/2', 'b/1', 'b/2'], ['a/1', 'b/1'], ['a/2', 'b/2']],
    ['of many kinds', ['a/1', 'b/1', 'c/1', 'd/1', 'e/1'], ['a/1', 'b/1', 'c/1'], ['d/1', 'e/1']],
    ['none', [], [], []],
  ])('stand open by kind, the rest is folded: %s', (_case, given, open, folded) => {
    const shown = shownOptions(optionsOf(...given));
    expect(shown.open.map(({ optionRefId }) => optionRefId)).toEqual(open);
    expect(shown.folded.map(({ optionRefId }) => optionRefId)).toEqual(folded);
  });

  it('stand open where one of them is chosen', () => {
    const options = optionsOf('a/1', 'a/2', 'a/3', 'a/4');
    const shown = shownOptions(options, options[2]);
    expect(shown.open.map(({ optionRefId }) => optionRefId)).toEqual(['a/1', 'a/3']);
    expect(shown.folded).toHaveLength(2);
  });
});
