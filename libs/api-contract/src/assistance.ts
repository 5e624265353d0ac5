import * as v from 'valibot';
import { ASSISTANCE_KINDS, TRAIN_ASSISTANCE_KINDS } from './assistance-facts';

export const AssistanceSchema = v.optional(
  v.pipe(v.array(v.picklist(ASSISTANCE_KINDS)), v.maxLength(ASSISTANCE_KINDS.length)),
);

export const TrainAssistanceSchema = v.optional(
  v.pipe(v.array(v.picklist(TRAIN_ASSISTANCE_KINDS)), v.maxLength(TRAIN_ASSISTANCE_KINDS.length)),
);
