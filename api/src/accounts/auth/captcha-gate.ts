import { usedCaptchas } from '../../platform/db/schema/accounts';
import type { Connection } from '../../platform/db/database';
import { Problem } from '../../platform/http/problem';
import type { Captcha } from '../../ports/captcha';

/** Throws CAPTCHA unless the answer solves our challenge for the first time (ACC-09); no-op without a captcha. */
export async function passCaptcha(
  connection: Connection,
  captcha: Captcha | null,
  answer: string,
  now: number,
): Promise<void> {
  if (captcha === null) return;
  const solved = await captcha.solved(answer, now);
  const rows =
    solved === null
      ? []
      : await connection
          .insert(usedCaptchas)
          .values(solved)
          .onConflictDoNothing()
          .returning({ id: usedCaptchas.id });
  if (rows.length === 0) throw new Problem('CAPTCHA', { field: 'captcha' });
}
