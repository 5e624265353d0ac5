import type { createCalls } from './calls';
import type { CardField, CardInput, createCardRules } from './card-rules';
import type { IntentAnswer, Parts } from './messages';
import type { servePort } from './frame-port';
import type { CARD_TEXTS } from './card-frame-page';

interface FrameParts extends Parts {
  createCalls: typeof createCalls;
  createCardRules: typeof createCardRules;
  servePort: typeof servePort;
}

/** Runs in the card frame: the ways to pay, the fields, their errors, and the calls that carry them to the API. */
export function runCardFrame(parts: FrameParts, { texts }: { texts: typeof CARD_TEXTS }): void {
  const FIELDS: readonly CardField[] = ['number', 'expiry', 'cvc'];
  const TEXT_OF_REFUSAL: Readonly<Record<string, [field: CardField, text: string]>> = {
    incorrect_number: ['number', 'invalid_number'],
    incorrect_cvc: ['cvc', 'invalid_cvc'],
  };
  const rules = parts.createCardRules();
  const words = texts[document.documentElement.lang] ?? {};
  const input = (name: CardField) => document.getElementById(name) as HTMLInputElement;
  const card = (): CardInput => ({
    number: input('number').value,
    expiry: input('expiry').value,
    cvc: input('cvc').value,
  });
  const problems = () => rules.problems(card());
  const chosen = (): string =>
    document.querySelector<HTMLInputElement>('input[name="way"]:checked')?.value ?? 'card';

  function show(name: CardField, problem: string | null): void {
    const line = document.getElementById(`${name}-error`);
    if (line !== null) line.textContent = problem === null ? '' : (words[problem] ?? problem);
    if (problem === null) input(name).removeAttribute('aria-invalid');
    else input(name).setAttribute('aria-invalid', 'true');
  }

  function showWay(): void {
    const isCard = chosen() === 'card';
    for (const [id, isShown] of Object.entries({ 'card-fields': isCard, leaves: !isCard }))
      document.getElementById(id)?.toggleAttribute('hidden', !isShown);
  }

  function check() {
    if (chosen() !== 'card') return {};
    const found = problems();
    FIELDS.forEach((name) => show(name, found[name]));
    const first = FIELDS.find((name) => found[name] !== null);
    const code = first === undefined ? null : found[first];
    if (first === undefined || code === null) return {};
    input(first).focus();
    return { error: { type: 'validation_error', code, message: words[code] ?? code } };
  }

  function markRefusal(answer: IntentAnswer): IntentAnswer {
    const refusal = 'error' in answer ? TEXT_OF_REFUSAL[answer.error.code ?? ''] : undefined;
    if (refusal !== undefined) show(...refusal);
    return answer;
  }

  function write(element: HTMLInputElement, name: CardField, event: Event): void {
    const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete');
    // Rewriting would move the caret of somebody who corrects a digit in the middle.
    if (isDeleting || element.selectionStart !== element.value.length) return;
    element.value = rules.written(name, element.value);
  }

  parts.servePort((key, tell) => {
    const calls = parts.createCalls(key);
    function tellChange(): void {
      const isCard = chosen() === 'card';
      tell({
        name: 'change',
        detail: {
          elementType: 'payment',
          empty: isCard && Object.values(card()).every((value) => value === ''),
          complete: !isCard || Object.values(problems()).every((problem) => problem === null),
          collapsed: false,
          value: { type: chosen() },
        },
      });
    }
    FIELDS.forEach((name) => {
      const element = input(name);
      element.addEventListener('input', (event) => {
        write(element, name, event);
        if (problems()[name] === null) show(name, null);
      });
      element.addEventListener('blur', () => {
        if (element.value !== '') show(name, problems()[name]);
      });
    });
    const form = document.getElementById('card');
    form?.addEventListener('input', () => {
      showWay();
      tellChange();
    });
    form?.addEventListener('submit', (event) => event.preventDefault());
    new ResizeObserver(() =>
      tell({ name: 'height', detail: Math.ceil(document.body.getBoundingClientRect().height) }),
    ).observe(document.body);
    return {
      paint(look) {
        for (const [name, value] of Object.entries(look))
          document.documentElement.style.setProperty(`--${name}`, value);
      },
      check,
      confirm: async (request) => {
        const way = chosen();
        const fields = way === 'card' ? rules.toForm(card()) : { 'payment_method_data[type]': way };
        return markRefusal(await calls.confirm(request, fields));
      },
      retrieve: calls.retrieve,
      focus: () => input('number').focus(),
    };
  });
}
