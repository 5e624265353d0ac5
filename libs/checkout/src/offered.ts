import type { PaymentMethod } from '@wayfare/api-contract';
import { DEFAULT_LANGUAGE, type Language } from '@wayfare/domain';
import { createContext } from 'react';

const CARD_ONLY: readonly PaymentMethod[] = ['card'];

/** The ways to pay that are offered: what is kept for later is always a card. */
export const offeredMethods = (
  { methods = CARD_ONLY }: { methods?: readonly PaymentMethod[] | undefined },
  mode: 'payment' | 'setup',
): readonly PaymentMethod[] => (mode === 'payment' ? methods : CARD_ONLY);

/** Whether anything beside a card is offered. */
export const isMixed = (methods: readonly PaymentMethod[]): boolean =>
  methods.some((method) => method !== 'card');

interface Fields {
  language: Language;
  methods: readonly PaymentMethod[];
  /** id of the kept card that pays instead of the fields */
  savedCard: string | null;
  /** the card that is typed is kept for its holder */
  keepCard: boolean;
}

/** What the payment fields were made with: what is said about them, and what their intent has to allow. */
export const FieldsContext = createContext<Fields>({
  language: DEFAULT_LANGUAGE,
  methods: CARD_ONLY,
  savedCard: null,
  keepCard: false,
});
