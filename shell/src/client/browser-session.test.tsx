import { railCards } from '@wayfare/api-contract';
import { createStore } from 'jotai';
import { createTabSession } from './browser-session';

// an open channel would keep the test's process from ending
beforeAll(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

describe('the API client of a tab', () => {
  it('SES-17 names the visit on every call, and another one after logging out', async () => {
    const visits: (string | null)[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (String(input).includes('rail-cards'))
        visits.push(new Headers(init?.headers).get('x-correlation-id'));
      return Response.json({
        result: String(input).includes('rail-cards')
          ? []
          : {
              token: 'a.b.c',
              serverTime: Date.now(),
              expiredTime: Date.now() + 3_600_000,
              account: null,
              ok: true,
            },
        errors: [],
      });
    });
    const { session, api } = createTabSession(createStore());
    await api.call(railCards, {});
    await api.call(railCards, {});
    const [visit] = visits;
    expect([visits, localStorage.getItem('correlationID')]).toEqual([[visit, visit], visit]);
    await session.logout();
    await api.call(railCards, {});
    expect(visits[2]).toBe(localStorage.getItem('correlationID'));
    expect(visits[2]).not.toBe(visit);
    session.stop();
  });
});
