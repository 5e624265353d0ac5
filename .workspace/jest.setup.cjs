/* A console.error in a test is a failure of that test: nothing breaks quietly. */
let errors = [];
const original = console.error;

/* Generous: a busy machine must not turn a slow start into a failure. */
jest.setTimeout(120_000);

beforeEach(() => {
  errors = [];
  console.error = (...args) => errors.push(args.map(String).join(' '));
});

afterEach(() => {
  console.error = original;
  if (errors.length > 0) throw new Error(`console.error was called:\n${errors.join('\n')}`);
});
