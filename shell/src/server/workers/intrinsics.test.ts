import { watchIntrinsics } from './intrinsics';

const undo: (() => void)[] = [];
afterEach(() => undo.splice(0).forEach((back) => back()));

function put(object: object, key: PropertyKey, descriptor: PropertyDescriptor | null): void {
  const before = Reflect.getOwnPropertyDescriptor(object, key);
  undo.push(() => {
    if (before === undefined) Reflect.deleteProperty(object, key);
    else Reflect.defineProperty(object, key, before);
  });
  if (descriptor === null) Reflect.deleteProperty(object, key);
  else Reflect.defineProperty(object, key, { configurable: true, ...descriptor });
}

it('finds nothing where nothing was changed', () => {
  expect(watchIntrinsics().changed()).toBeNull();
});

it.each<[string, () => void, string]>([
  [
    'a method that is another one',
    () => put(Array.prototype, 'flatMap', { value: () => [] }),
    'Array.prototype.flatMap',
  ],
  [
    'a method more',
    () => put(String.prototype, 'shout', { value: () => '!' }),
    'String.prototype.shout',
  ],
  ['a method less', () => put(Map.prototype, 'forEach', null), 'Map.prototype.forEach'],
  ['a getter', () => put(Object.prototype, 'evil', { get: () => 1 }), 'Object.prototype.evil'],
  ['a function of a namespace', () => put(JSON, 'parse', { value: () => ({}) }), 'JSON.parse'],
  ['a static function', () => put(Promise, 'all', { value: () => null }), 'Promise.all'],
])('names %s', (_what, change, name) => {
  const watch = watchIntrinsics();
  change();
  expect(watch.changed()).toBe(name);
});
