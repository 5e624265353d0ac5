import { BANKS, isBank, type Way } from './ways';
import { CARD_TEXTS, type CardLanguage, type CardTexts } from './card-texts';

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

const wayMarkup = (way: Way, { card }: CardTexts, isFirst: boolean): string =>
  `<label class="way"><input type="radio" name="way" value="${way}"${isFirst ? ' checked' : ''}> ${isBank(way) ? BANKS[way].name : card}</label>`;

/** The ways to pay, where there are several, and the card fields, the only place where a card's number is ever typed. */
export function cardFields(language: CardLanguage, ways: readonly Way[] = ['card']): string {
  const texts = CARD_TEXTS[language];
  const choice =
    ways.length > 1
      ? `<fieldset class="ways"><legend>${texts.ways}</legend>
${ways.map((way, index) => wayMarkup(way, texts, index === 0)).join('\n')}
</fieldset>
<p id="leaves" hidden>${texts.leaves}</p>`
      : '';
  return `<form id="card" aria-label="${texts.form}" novalidate>
${choice}
<div class="fields" id="card-fields">
${field({ id: 'number', label: texts.number, autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234', maxLength: 23 })}
<div class="row">
${field({ id: 'expiry', label: texts.expiry, autocomplete: 'cc-exp', placeholder: texts.expiryHint, maxLength: 9 })}
${field({ id: 'cvc', label: texts.cvc, autocomplete: 'cc-csc', placeholder: '123', maxLength: 4 })}
</div>
</div>
</form>`;
}
