import * as v from 'valibot';
import flagDefaults from '../../../flags.json';
import { SwitchSchema } from './switch-setting';

/** Flags of the site by their names in the environment. */
export const FLAGS = Object.entries(flagDefaults).map(([flag, isOn]) => ({
  flag,
  isOn,
  key: `FLAG_${flag.toUpperCase()}`,
}));

export const FlagsSchema = v.object(
  Object.fromEntries(FLAGS.map(({ key }) => [key, v.optional(SwitchSchema)])),
);
