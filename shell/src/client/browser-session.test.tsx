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

  it('says whether a call that changes something is under way', async () => {
    let answer: (response: Response) => void = () => undefined;
    let reach: () => void = () => undefined;
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
      reach();
      return new Promise((resolve) => (answer = resolve));
    });
    const { session, api, isCalling } = createTabSession(createStore());
    const post = { ...railCards, method: 'POST' as const };
    const seen = [];
    for (const call of [railCards, post]) {
      const reached = new Promise<void>((resolve) => (reach = resolve));
      const asked = api.call(call, {}, { token: 'a' });
      await reached;
      seen.push(isCalling());
      answer(Response.json({ result: [], errors: [] }));
      await asked;
      seen.push(isCalling());
    }
    expect(seen).toEqual([false, false, true, false]);
    session.stop();
  });

  it('names the page in a trace on every call, where traces are collected', async () => {
    const headers: (string | null)[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
      headers.push(new Headers(init?.headers).get('traceparent'));
      return Response.json({ result: [], errors: [] });
    });
    let turn = 0;
    const traced = createTabSession(createStore(), () => `page-${(turn += 1)}`);
    await traced.api.call(railCards, {}, { token: 'a' });
    await traced.api.call(railCards, {}, { token: 'a' });
    const plain = createTabSession(createStore());
    await plain.api.call(railCards, {}, { token: 'a' });
    expect(headers).toEqual(['page-1', 'page-2', null]);
    traced.session.stop();
    plain.session.stop();
  });
});
