import { fillIn } from './fill-in';

const BRAM = { name: 'Bram', phone: '31612345678' };
const LIAN = { name: 'Lian' };
const EMPTY = { name: '', phone: '' };

describe('filling in somebody who is known', () => {
  it('3.3.7 leaves alone what is not known of them', () => {
    expect(fillIn({ ...EMPTY, phone: '49301234567' }, LIAN, null).changes).toEqual({
      name: 'Lian',
    });
  });

  it.each<[string, object, object]>([
    ['takes the first one’s details away', {}, { phone: '49301234567' }],
    ['leaves what was changed since', { phone: '31600000000' }, {}],
  ])('3.3.7 choosing another one %s', (_, edits, expected) => {
    const typed = { name: '', phone: '49301234567' };
    const first = fillIn(typed, BRAM, null);
    expect(fillIn({ ...typed, ...first.changes, ...edits }, LIAN, first.filling).changes).toEqual({
      name: 'Lian',
      ...expected,
    });
  });

  it('3.3.7 choosing nobody brings back what was typed', () => {
    const typed = { ...EMPTY, name: 'Typed' };
    const first = fillIn(typed, BRAM, null);
    const { changes } = fillIn({ ...typed, ...first.changes }, {}, first.filling);
    expect({ ...typed, ...first.changes, ...changes }).toEqual(typed);
  });
});
