/** Something with a name: shown as a row of two columns. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  /** further lines of the value */
  readonly lines?: readonly string[];
  readonly note?: string | undefined;
}

/** A row of an account: the amounts stand below each other. */
export interface AmountRow {
  readonly label: string;
  readonly amount: string;
  readonly weight: 'line' | 'total';
}

export interface WebLink {
  readonly label: string;
  readonly href: string;
}

/** A part of a document, whatever it is written on. */
export type Section =
  | { readonly kind: 'facts'; readonly title: string; readonly facts: readonly Fact[] }
  | { readonly kind: 'amounts'; readonly title: string; readonly rows: readonly AmountRow[] }
  | {
      readonly kind: 'text';
      readonly title: string;
      readonly paragraphs: readonly string[];
      readonly links: readonly WebLink[];
    };
