import { memoryState } from '@wayfare/server/shared-state/memory-state';
import { answerCaches, ownCaches } from '../../../platform/answers/answer-caches';
import { railReferenceService } from './rail-reference.service';

const CARD = { code: 'NS', label: 'Dal', country: 'NL', isPass: false };
const AREA = { code: 'BX', label: 'Benelux', countries: ['BE', 'LU', 'NL'] };

function process(openCache = ownCaches) {
  const asked: string[] = [];
  const answer = <T>(what: string, list: T[]) => {
    asked.push(what);
    return Promise.resolve(list);
  };
  const supplier = {
    railCards: () =>
      answer('cards', [
        { ...CARD, ages: null },
        { ...CARD, code: 'YOUNG', ages: { from: 12, to: 27 } },
      ]),
    passAreas: () => answer('areas', [AREA]),
  };
  const { cards, areas } = railReferenceService(supplier, openCache);
  return { asked, both: async () => [await cards('en'), await areas('en'), await cards('nl')] };
}

describe('Cards and areas of railways', () => {
  it('are asked for once in each language', async () => {
    const { asked, both } = process();
    expect(await both()).toEqual(await both());
    expect(asked).toEqual(['cards', 'areas', 'cards']);
  });

  it('are what another process was told, which is not asked for again', async () => {
    const openCache = answerCaches(memoryState());
    const first = await process(openCache).both();
    const { asked, both } = process(openCache);
    expect(await both()).toEqual(first);
    expect(asked).toEqual([]);
  });
});
