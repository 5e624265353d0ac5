import { isIgnored, placed, translated } from './places';

const places = {
  root: '/there',
  ports: new Map([
    [4000, 51000],
    [4010, 51010],
    [4020, 51020],
    [6081, 51081],
  ]),
};

it.each([
  ['4000', '51000'],
  ['production', 'production'],
  ['http://api:4010', 'http://127.0.0.1:51010'],
  ['http://localhost:4000', 'http://localhost:51000'],
  ['http://127.0.0.1:4020', 'http://127.0.0.1:51020'],
  ['/run/secrets/shell_secret', '/there/run/secrets/shell_secret'],
  ['postgres://a:b@db.example.com:5432/one', 'postgres://a:b@db.example.com:5432/one'],
  [
    'A=$(cat /run/secrets/a) exec b -f /etc/varnish/front.vcl -a :6081',
    'A=$(cat /there/run/secrets/a) exec b -f /there/etc/varnish/front.vcl -a 127.0.0.1:51081',
  ],
  ['shell/dist/server', 'shell/dist/server'],
])('%s of a container is %s without one', (text, words) => {
  expect(translated(text, places)).toBe(words);
});

it.each([
  ['/app', '/there/app'],
  ['/application', '/application'],
  ['/usr/bin/node', '/usr/bin/node'],
])('the place %s is %s', (file, there) => {
  expect(placed(file, places)).toBe(there);
});

it('has a place for what each image has', () => {
  const front = { ...places, image: 'front' };
  expect(placed('/app', front)).toBe('/there/app/front');
  expect(translated('/app/shell/dist', front)).toBe('/there/app/front/shell/dist');
});

it.each([
  ['docs/tour.md', true],
  ['docs-of-ours/tour.md', false],
  ['libs/ui/node_modules/a.js', true],
  ['a/b.log', true],
  ['shell/src/main.ts', false],
])('.dockerignore leaves out %s: %s', (file, isOut) => {
  expect(isIgnored(file, ['docs', '**/node_modules', '**/*.log'])).toBe(isOut);
});
