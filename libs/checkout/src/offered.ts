import type { PaymentMethod } from '@wayfare/api-contract';
import { DEFAULT_LANGUAGE, type Language } from '@wayfare/domain';
import { createContext } from 'react';

const CARD_ONLY: readonly PaymentMethod[] = ['card'];

/** Payment methods offered: a card alone where it is kept for later. */
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
  savedCard: string | null;
  keepCard: boolean;
}

/** Options of the payment fields, for their texts and their intent. */
export const FieldsContext = createContext<Fields>({
  language: DEFAULT_LANGUAGE,
  methods: CARD_ONLY,
  savedCard: null,
  keepCard: false,
});
