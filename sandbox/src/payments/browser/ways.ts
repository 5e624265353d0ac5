/** Ways to pay that lead to a page of somebody else's: the bank's, or PayPal's. */
export const BANKS = {
  ideal: 'iDEAL | Wero',
  bancontact: 'Bancontact',
  paypal: 'PayPal',
} as const;

type BankWay = keyof typeof BANKS;
export type Way = 'card' | BankWay;

export const WAYS = ['card', ...(Object.keys(BANKS) as BankWay[])] as const;

export const isBank = (way: string): way is BankWay => way in BANKS;
