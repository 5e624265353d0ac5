import { isEmail } from '@wayfare/domain';
import * as v from 'valibot';

/** Of a webhook: https, or http on the same machine, and no password in it. */
const WEBHOOK =
  /^(?:https:\/\/[^/?#@\s]+|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?)(?:[/?][^#\s]*)?$/;

/** Who answers for a vertical: `owner` of `vertical.json`. */
export const OwnerSchema = v.strictObject({
  team: v.pipe(
    v.string(),
    v.regex(/^@?[a-z0-9][a-z0-9/-]{0,62}$/, 'must be a name such as hotels'),
  ),
  /** told when a rollout was aborted, waits or has arrived */
  mail: v.optional(v.pipe(v.string(), v.check(isEmail, 'must be an e-mail address'))),
  webhook: v.optional(
    v.pipe(
      v.string(),
      v.url('must be an https address'),
      v.regex(WEBHOOK, 'must be an https address'),
    ),
  ),
});
export type Owner = v.InferOutput<typeof OwnerSchema>;
