/** A challenge that was solved rightly. */
export interface SolvedCaptcha {
  /** which challenge it was; what it opens counts each one once */
  readonly id: string;
  readonly expiresAt: Date;
}

/** What keeps programs from trying passwords or sending mails by the thousand, without a question for people. */
export interface Captcha {
  /** A new challenge, as the browser's half of the adapter reads it. */
  challenge(now: number): Promise<Record<string, unknown>>;
  /** Null for anything but the right solution of a challenge of ours that is not over. */
  solved(answer: string, now: number): Promise<SolvedCaptcha | null>;
}
