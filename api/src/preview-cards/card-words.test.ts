import sharp from 'sharp';
import nl from '../../locales/nl/cards.json';
import { CARD_SIZE, drawCard, layOut } from './card-picture';

describe('The words of a card', () => {
  const words = { brand: 'Wayfare', kicker: 'Reisverhaal', title: 'Spain', note: nl.demo };

  it.each([
    ['a name', 'Spain'],
    ['a long Dutch word', 'Annuleringsvoorwaardenaanpassingsmogelijkheden'],
    ['a word longer than the card', 'Aansprakelijkheidswaardevaststellingsveranderingen'.repeat(4)],
    [
      'a long sentence',
      'What the cancellation terms of a hotel rate really mean for you, told step by step with examples',
    ],
    ['more than there is room for', 'Words without an end '.repeat(100)],
    ['markup', '<span size="900000">&amp; <b>bold</b> & "quotes"'],
    ['signs that steer', 'A\u0000B\u202Ecba\nline\ttab'],
    ['other alphabets', 'Łódź, Αθήνα, Кириллица, ½ ★'],
  ])('stay within it: %s', async (_what, title) => {
    const placed = await layOut({ ...words, kicker: title, title });
    expect(placed).toHaveLength(4);
    for (const { left, top, width, height } of placed) {
      expect(left).toBeGreaterThanOrEqual(48);
      expect(top).toBeGreaterThanOrEqual(48);
      expect(left + width).toBeLessThanOrEqual(CARD_SIZE.width - 48);
      expect(top + height).toBeLessThanOrEqual(CARD_SIZE.height - 48);
    }
    const [name, ...fromBelow] = placed;
    const inOrder = [...fromBelow].reverse();
    for (const [index, { top, height }] of inOrder.entries())
      expect(top + height).toBeLessThan(inOrder[index + 1]?.top ?? CARD_SIZE.height);
    expect((name?.top ?? 0) + (name?.height ?? 0)).toBeLessThan(inOrder[0]?.top ?? 0);
  });

  it('are as large as there is room for', async () => {
    const sizes = await Promise.all(
      ['Spain', 'A week on the coast of Catalonia without a car, by train and on foot'].map(
        async (title) => (await layOut({ ...words, title })).map(({ size }) => size)[2],
      ),
    );
    expect(sizes[0]).toBe(84);
    expect(sizes[1]).toBeLessThan(84);
  });

  it('leave out what there is nothing to say about', async () => {
    expect(await layOut({ ...words, title: ' \u0000 ', note: '' })).toHaveLength(2);
    expect(
      await sharp(await drawCard({ ...words, title: '', note: '', photo: null })).metadata(),
    ).toMatchObject(CARD_SIZE);
  });
});
