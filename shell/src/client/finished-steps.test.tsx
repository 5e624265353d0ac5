import { createSteps } from './finished-steps';

const viewed = (vertical: string) => ({ event: 'page_view', page_vertical: vertical });
const step = (event: string) => ({ event, ecommerce: {} });
const begun = step('begin_checkout');

const open = (layer: unknown[], fromLastPage = false) => {
  window.dataLayer = layer;
  return createSteps({ layer, vertical: 'alpha', fromLastPage });
};

afterEach(() => void delete window.dataLayer);

it.each([
  ['of the page that the document began with', [begun], ['alpha']],
  ['of the page before it', [viewed('beta'), begun, viewed('gamma')], ['beta']],
  [
    'of each page',
    [viewed('beta'), step('add_to_cart'), viewed('gamma'), step('purchase')],
    ['beta', 'gamma'],
  ],
  ['of payments', [step('add_payment_info')], ['alpha']],
  ['and nothing else', [step('remove_from_cart'), null, 'js', ['config'], { page: 1 }], []],
])('a step is %s', (_what, pushed, found) => {
  expect(open(pushed)()).toEqual(found);
});

it('finds each step once', () => {
  const layer: unknown[] = [begun];
  const steps = open(layer);
  expect(steps()).toEqual(['alpha']);
  layer.push(viewed('beta'), begun);
  expect([steps(), steps()]).toEqual([['beta'], []]);
});

it('leaves out pages from before the visitor agreed', () => {
  const layer = [viewed('beta'), begun, viewed('gamma'), begun];
  expect(open(layer, true)()).toEqual(['gamma']);
});

it('reads on where a tag manager put a layer of its own in the place', () => {
  const layer: unknown[] = [viewed('beta')];
  const steps = open(layer);
  layer.push(begun);
  window.dataLayer = [{ event: 'gtm.js' }, viewed('beta')];
  expect(steps()).toEqual(['beta']);
  window.dataLayer.push(viewed('gamma'), begun);
  expect(steps()).toEqual(['gamma']);
});
