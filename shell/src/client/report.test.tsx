import { report } from './report';

const sent = (send: jest.Mock) => JSON.parse(String(send.mock.calls[0]?.[1])) as Record<string, string>;
let send: jest.Mock;

beforeEach(() => {
  send = jest.fn();
  Object.assign(navigator, { sendBeacon: send });
  Object.assign(window, { __WAYFARE__: { set: 'abc' } });
});

it('tells the server which part of which release set failed, and the chain of its causes', () => {
  report({ vertical: 'alpha', where: 'index', error: new Error('outer', { cause: new Error('inner') }) });
  expect(send.mock.calls[0]?.[0]).toBe('/client-errors');
  expect(sent(send)).toEqual({ set: 'abc', vertical: 'alpha', where: 'index', name: 'Error', message: 'outer < inner', path: '/' });
});

it('never tells the query of a page, nor more than 300 characters', () => {
  history.replaceState(null, '', '/things?name=Ann');
  report({ vertical: 'alpha', where: 'index', error: new Error('x'.repeat(1000)) });
  expect(sent(send).path).toBe('/things');
  expect(sent(send).message).toHaveLength(300);
});

it('tells of something thrown that is no error', () => {
  report({ vertical: 'alpha', where: 'index', error: 'text' });
  expect(sent(send)).toMatchObject({ name: 'unknown', message: '' });
});
