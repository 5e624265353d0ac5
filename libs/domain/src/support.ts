export interface SocialLink {
  readonly name: string;
  readonly url: string;
}

export interface SupportContact {
  readonly email: string;
  /** daily office hours, Amsterdam time: `8:00` and `17:00` (CNT-27) */
  readonly hours: { readonly from: string; readonly to: string };
  /** public profiles (PLT-05); empty shows no link */
  readonly social: readonly SocialLink[];
}
