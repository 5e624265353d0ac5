import { isRouteErrorResponse } from '@wayfare/router';
import { FRAME_END } from '../app/document';
import { hydrationState, whenRead } from './hydration';

it('takes the data of a page over as it is', () => {
  const loaderData = {
    a: { data: [1, 2], head: { title: 'x' } },
    b: { data: null, head: {} },
    c: 'text',
  };
  expect(hydrationState({ loaderData, errors: null })).toEqual({ loaderData });
});

it('has an answer for a route that loads in the browser alone', () => {
  expect(hydrationState({ loaderData: { a: 'text' }, errors: null }, ['document'])).toEqual({
    loaderData: { a: 'text', document: null },
  });
});

it('waits for a part that follows only as long as it is on its way', async () => {
  const element = document.createElement('script');
  element.id = 'deferred-s3';
  element.type = 'application/json';
  element.textContent = '[{"price":12}]';
  document.body.append(element);
  const { loaderData } = hydrationState({
    loaderData: { page: { data: { now: 1, later: { deferred: 's3' } }, head: {} } },
    errors: null,
  });
  const { data } = loaderData.page as {
    data: { now: number; later: { promise: Promise<unknown> } };
  };
  expect(data.now).toBe(1);
  await expect(data.later.promise).resolves.toEqual({ price: 12 });
});

it('makes an answer with a status a route error again, and anything else an error', () => {
  const { errors } = hydrationState({
    loaderData: {},
    errors: {
      a: { status: 404, statusText: '', data: { message: 'This page could not be found' } },
      b: null,
    },
  });
  expect(isRouteErrorResponse(errors?.a)).toBe(true);
  expect(errors?.a).toMatchObject({
    status: 404,
    data: { message: 'This page could not be found' },
  });
  expect(errors?.b).toBeInstanceOf(Error);
});

const stateOf = (data: unknown) => ({
  loaderData: { 'alpha.index.en': { data, head: {} } },
  errors: null,
});
const readyState = (state: DocumentReadyState) =>
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);

afterEach(() => jest.restoreAllMocks());

describe('a page is taken over', () => {
  it.each([
    ['at once, when it is read to its end', 'interactive', { hotels: [] }],
    [
      'at once, when it is read to its end though a part of it followed later',
      'interactive',
      { places: { deferred: 's0' } },
    ],
    ['at once, when it is complete', 'complete', undefined],
  ] as const)('%s', (_when, state, data) => {
    readyState(state);
    const start = jest.fn();
    whenRead(stateOf(data), start);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('not before the browser has read all of it', () => {
    readyState('loading');
    const start = jest.fn();
    whenRead(stateOf({ hotels: [] }), start);
    expect(start).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('when all is there that goes before a part that follows later', async () => {
    readyState('loading');
    const start = jest.fn();
    whenRead(stateOf({ places: { deferred: 's0' } }), start);
    document.body.append(document.createElement('main'));
    await Promise.resolve();
    expect(start).not.toHaveBeenCalled();
    document.body.append(Object.assign(document.createElement('template'), { id: FRAME_END }));
    await Promise.resolve();
    document.body.append(document.createElement('div'));
    await Promise.resolve();
    expect(start).toHaveBeenCalledTimes(1);
  });
});
