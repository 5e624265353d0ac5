/** Ways to pay that lead to a page of somebody else's: the bank's, or PayPal's. */
export const BANKS = {
  ideal: { name: 'iDEAL | Wero', reserves: false },
  bancontact: { name: 'Bancontact', reserves: false },
  paypal: { name: 'PayPal', reserves: true },
} as const;

export type BankWay = keyof typeof BANKS;
export type Way = 'card' | BankWay;

export const WAYS = ['card', ...(Object.keys(BANKS) as BankWay[])] as const;

export const isBank = (way: string): way is BankWay => way in BANKS;

/** Of an intent that is captured by hand as a whole, only what can be reserved is offered. */
export const canPay = (way: Way, captureMethod: string): boolean =>
  captureMethod !== 'manual' || way === 'card' || BANKS[way].reserves;
