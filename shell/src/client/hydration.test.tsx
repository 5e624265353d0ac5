import { isRouteErrorResponse } from '@wayfare/router';
import { hydrationState } from './hydration';

it('takes the data of a page over as it is', () => {
  const loaderData = { a: { data: [1, 2], head: { title: 'x' } }, b: { data: null, head: {} }, c: 'text' };
  expect(hydrationState({ loaderData, errors: null })).toEqual({ loaderData });
});

it('waits for a part that follows only as long as it is on its way', async () => {
  const element = document.createElement('script');
  element.id = 'deferred-s3';
  element.type = 'application/json';
  element.textContent = '{"price":12}';
  document.body.append(element);
  const { loaderData } = hydrationState({ loaderData: { page: { data: { now: 1, later: { deferred: 's3' } }, head: {} } }, errors: null });
  const { data } = loaderData.page as { data: { now: number; later: { promise: Promise<unknown> } } };
  expect(data.now).toBe(1);
  await expect(data.later.promise).resolves.toEqual({ price: 12 });
});

it('makes an answer with a status a route error again, and anything else an error', () => {
  const { errors } = hydrationState({ loaderData: {}, errors: { a: { status: 404, statusText: '', data: { message: 'This page could not be found' } }, b: null } });
  expect(isRouteErrorResponse(errors?.a)).toBe(true);
  expect(errors?.a).toMatchObject({ status: 404, data: { message: 'This page could not be found' } });
  expect(errors?.b).toBeInstanceOf(Error);
});
