import texts from '../data/card-texts.json';
import { BANKS, isBank, type Way } from './ways';

type Language = keyof typeof texts;
export const isLanguage = (text: string): text is Language => Object.hasOwn(texts, text);

export const CARD_TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = texts;

const field = (
  id: string,
  label: string,
  more: { autocomplete: string; placeholder: string; maxlength: number },
): string => `<div class="field">
<label for="${id}">${label}</label>
<input id="${id}" name="${id}" type="text" inputmode="numeric" autocomplete="${more.autocomplete}" placeholder="${more.placeholder}" maxlength="${more.maxlength}" spellcheck="false" aria-describedby="${id}-error" aria-required="true">
<p class="error" id="${id}-error" aria-live="polite"></p>
</div>`;

/** The ways to pay, where there are several, and the card fields, the only place where a card's number is ever typed. */
export function cardFields(language: Language, ways: readonly Way[]): string {
  const { form, ways: legend, leaves, card, number, expiry, expiryHint, cvc } = texts[language];
  const radios = ways.map(
    (way, index) =>
      `<label class="way"><input type="radio" name="way" value="${way}"${index === 0 ? ' checked' : ''}> ${isBank(way) ? BANKS[way] : card}</label>`,
  );
  const choice = `<fieldset class="ways"><legend>${legend}</legend>
${radios.join('\n')}
</fieldset>
<p id="leaves" hidden>${leaves}</p>`;
  return `<form id="card" aria-label="${form}" novalidate>
${ways.length > 1 ? choice : ''}
<div class="fields" id="card-fields">
${field('number', number, { autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234', maxlength: 23 })}
<div class="row">
${field('expiry', expiry, { autocomplete: 'cc-exp', placeholder: expiryHint, maxlength: 9 })}
${field('cvc', cvc, { autocomplete: 'cc-csc', placeholder: '123', maxlength: 3 })}
</div>
</div>
</form>`;
}
