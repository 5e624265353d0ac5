/* console.error fails the test. */
let errors = [];
const original = console.error;

/* Generous: busy machines start slowly. */
jest.setTimeout(120_000);

beforeEach(() => {
  errors = [];
  console.error = (...args) => errors.push(args.map(String).join(' '));
});

afterEach(() => {
  console.error = original;
  if (errors.length > 0) throw new Error(`console.error was called:\n${errors.join('\n')}`);
});
