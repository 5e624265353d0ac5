import * as v from 'valibot';

/** Help that carriers give for nothing to whoever cannot do without, by what the traveller can't do: airlines' codes WCHR, WCHS, WCHC, BLND, DEAF, DPNA and SVAN. */
export const ASSISTANCE_KINDS = ['distance', 'steps', 'seat', 'blind', 'deaf', 'support', 'dog'] as const;
export type AssistanceKind = (typeof ASSISTANCE_KINDS)[number];

/** Left out or empty: none is asked for. */
export const AssistanceSchema = v.optional(v.pipe(v.array(v.picklist(ASSISTANCE_KINDS)), v.maxLength(ASSISTANCE_KINDS.length)));
