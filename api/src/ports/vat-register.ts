/** What a register says of a VAT number; `unknown` where it could not be asked. */
export type VatStanding = 'valid' | 'invalid' | 'unknown';

/** Who knows which VAT numbers of the European Union are in use. */
export interface VatRegister {
  /** Never throws. The number has its country's letters in front; one from outside the Union is `unknown`. */
  standingOf(number: string): Promise<VatStanding>;
}
