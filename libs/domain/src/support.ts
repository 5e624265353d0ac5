export interface SocialLink {
  readonly name: string;
  readonly url: string;
}

/** How travellers reach us (OQ-18): what a deployment configures, for pages and mails alike. */
export interface SupportContact {
  readonly email: string;
  /** when the office is open, each day, in Amsterdam time: `8:00` and `17:00` (CNT-27) */
  readonly hours: { readonly from: string; readonly to: string };
  /** where we are in public (PLT-05); empty where nothing is configured, and then no link is shown */
  readonly social: readonly SocialLink[];
}
