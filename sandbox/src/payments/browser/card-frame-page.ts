import { CARD_TEXTS, type CardLanguage } from './card-texts';

interface FieldMarkup {
  id: string;
  label: string;
  autocomplete: string;
  placeholder: string;
  maxLength: number;
}

const field = ({
  id,
  label,
  autocomplete,
  placeholder,
  maxLength,
}: FieldMarkup): string => `<div class="field">
<label for="${id}">${label}</label>
<input id="${id}" name="${id}" type="text" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}" maxlength="${maxLength}" spellcheck="false" aria-describedby="${id}-error" aria-required="true">
<p class="error" id="${id}-error" aria-live="polite"></p>
</div>`;

/** The card fields, the only place where a card's number is ever typed. */
export function cardFields(language: CardLanguage): string {
  const texts = CARD_TEXTS[language];
  return `<form id="card" aria-label="${texts.form}" novalidate>
${field({ id: 'number', label: texts.number, autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234', maxLength: 23 })}
<div class="row">
${field({ id: 'expiry', label: texts.expiry, autocomplete: 'cc-exp', placeholder: texts.expiryHint, maxLength: 9 })}
${field({ id: 'cvc', label: texts.cvc, autocomplete: 'cc-csc', placeholder: '123', maxLength: 4 })}
</div>
</form>`;
}
