export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly lines?: readonly string[];
  readonly note?: string | undefined;
}

export interface AmountRow {
  readonly label: string;
  readonly amount: string;
  readonly weight: 'line' | 'total';
}

export interface WebLink {
  readonly label: string;
  readonly href: string;
}

export type Section =
  | { readonly kind: 'facts'; readonly title: string; readonly facts: readonly Fact[] }
  | { readonly kind: 'amounts'; readonly title: string; readonly rows: readonly AmountRow[] }
  | {
      readonly kind: 'text';
      readonly title: string;
      readonly paragraphs: readonly string[];
      readonly links: readonly WebLink[];
    };
