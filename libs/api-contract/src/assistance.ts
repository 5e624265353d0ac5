import * as v from 'valibot';
import { ASSISTANCE_KINDS } from './assistance-facts';

/** Left out or empty: none is asked for. */
export const AssistanceSchema = v.optional(
  v.pipe(v.array(v.picklist(ASSISTANCE_KINDS)), v.maxLength(ASSISTANCE_KINDS.length)),
);
