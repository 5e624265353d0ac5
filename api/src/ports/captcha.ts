export interface SolvedCaptcha {
  /** Key by which the opened action counts the challenge once. */
  readonly id: string;
  readonly expiresAt: Date;
}

/** Proof of a person or of work against bulk password guessing and bulk mail. */
export interface Captcha {
  challenge(now: number): Promise<Record<string, unknown>>;
  /** Null for a wrong, foreign or expired answer. */
  solved(answer: string, now: number): Promise<SolvedCaptcha | null>;
}
