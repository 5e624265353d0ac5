/** `unknown` where the register could not be asked. */
export type VatStanding = 'valid' | 'invalid' | 'unknown';

export interface VatRegister {
  /** Never throws. Takes the number with its country prefix; `unknown` outside the Union. */
  standingOf(number: string): Promise<VatStanding>;
}
