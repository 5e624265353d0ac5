import type { createCalls } from './calls';
import type { CardField, CardInput, CardProblem, createCardRules } from './card-rules';
import type { CardTexts } from './card-texts';
import type { createWays } from './card-ways';
import type { servePort } from './frame-port';
import type { ConfirmRequest, FrameOptions, IntentAnswer } from './messages';

export interface FrameParts extends Readonly<Record<string, (...given: never[]) => unknown>> {
  createCalls: typeof createCalls;
  createCardRules: typeof createCardRules;
  createWays: typeof createWays;
  servePort: typeof servePort;
}

interface FrameConfig {
  texts: Readonly<Record<string, CardTexts>>;
}

/** Runs in the card frame: the fields, their errors, and the calls that carry them to the API. */
export function runCardFrame(
  {
    createCalls: callsWith,
    createCardRules: makeRules,
    createWays: makeWays,
    servePort: serve,
  }: FrameParts,
  { texts }: FrameConfig,
): void {
  const FIELDS: readonly CardField[] = ['number', 'expiry', 'cvc'];
  const FIELD_OF_CODE: Readonly<Record<string, CardField>> = {
    incorrect_number: 'number',
    invalid_number: 'number',
    invalid_expiry_month: 'expiry',
    invalid_expiry_year: 'expiry',
    invalid_cvc: 'cvc',
    incorrect_cvc: 'cvc',
  };
  const INVALID = {
    number: 'invalid_number',
    expiry: 'invalid_expiry',
    cvc: 'invalid_cvc',
  } as const;
  const rules = makeRules();
  const words = texts[document.documentElement.lang];
  const input = (name: CardField) => document.getElementById(name) as HTMLInputElement;
  const card = (): CardInput => ({
    number: input('number').value,
    expiry: input('expiry').value,
    cvc: input('cvc').value,
  });
  const problems = (): Record<CardField, CardProblem | null> => rules.problems(card(), new Date());

  function show(name: CardField, text: string): void {
    const line = document.getElementById(`${name}-error`);
    if (line !== null) line.textContent = text;
    if (text === '') input(name).removeAttribute('aria-invalid');
    else input(name).setAttribute('aria-invalid', 'true');
  }

  const sentence = (problem: CardProblem | null): string =>
    problem === null ? '' : (words?.[problem] ?? problem);

  const ways = makeWays();
  const { chosen } = ways;
  const form = (): Record<string, string> =>
    chosen() === 'card' ? rules.toForm(card()) : { type: chosen() };

  function check() {
    if (chosen() !== 'card') return {};
    const found = problems();
    FIELDS.forEach((name) => show(name, sentence(found[name])));
    const first = FIELDS.find((name) => found[name] !== null);
    const problem = first === undefined ? null : found[first];
    if (first === undefined || problem === null) return {};
    input(first).focus();
    return { error: { type: 'validation_error', code: problem, message: sentence(problem) } };
  }

  function markRefusal(answer: IntentAnswer): IntentAnswer {
    const field = 'error' in answer ? FIELD_OF_CODE[answer.error.code ?? ''] : undefined;
    if (field !== undefined) show(field, words?.[INVALID[field]] ?? '');
    return answer;
  }

  function follow({ look = {} }: FrameOptions): void {
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(look))
      style.setProperty(`--${name}`, value as string);
  }

  function write(name: CardField, element: HTMLInputElement, isDeleting: boolean): void {
    // Rewriting would move the caret of somebody who corrects a digit in the middle.
    if (isDeleting || element.selectionStart !== element.value.length) return;
    if (name === 'number') element.value = rules.writeNumber(element.value);
    if (name === 'expiry') element.value = rules.writeExpiry(element.value);
  }

  serve((key, tell) => {
    const calls = callsWith(key);
    function tellChange(): void {
      const values = Object.values(card());
      const isCard = chosen() === 'card';
      tell({
        name: 'change',
        detail: {
          type: chosen(),
          isEmpty: isCard && values.every((value) => value === ''),
          isComplete: !isCard || Object.values(problems()).every((problem) => problem === null),
        },
      });
    }
    ways.onChange(tellChange);
    FIELDS.forEach((name) => {
      const element = input(name);
      element.addEventListener('input', (event) => {
        write(name, element, event instanceof InputEvent && event.inputType.startsWith('delete'));
        if (problems()[name] === null) show(name, '');
        tellChange();
      });
      element.addEventListener('blur', () => {
        if (element.value !== '') show(name, sentence(problems()[name]));
        tell({ name: 'blur', detail: null });
      });
      element.addEventListener('focus', () => tell({ name: 'focus', detail: null }));
    });
    document.addEventListener('keydown', ({ key: pressed }) => {
      if (pressed === 'Escape') tell({ name: 'escape', detail: null });
    });
    document.getElementById('card')?.addEventListener('submit', (event) => event.preventDefault());
    new ResizeObserver(() =>
      tell({ name: 'height', detail: Math.ceil(document.body.getBoundingClientRect().height) }),
    ).observe(document.body);
    return {
      setUp: follow,
      check,
      confirm: async (request: ConfirmRequest) => markRefusal(await calls.confirm(request, form())),
      retrieve: ({ clientSecret }) => calls.retrieve(clientSecret),
      createMethod: () => calls.createMethod(rules.toForm(card())),
      focus: () => input('number').focus(),
      blur: () => (document.activeElement as HTMLElement | null)?.blur(),
      clear: () =>
        FIELDS.forEach((name) => {
          input(name).value = '';
          show(name, '');
        }),
    };
  });
}

/** Runs in the frame without fields, for calls that need no card. */
export function runCallsFrame({
  createCalls: callsWith,
  servePort: serve,
}: Pick<FrameParts, 'createCalls' | 'servePort'>): void {
  serve((key) => {
    const calls = callsWith(key);
    return {
      retrieve: ({ clientSecret }) => calls.retrieve(clientSecret),
      confirm: (request: ConfirmRequest) => calls.confirm(request, {}),
    };
  });
}
