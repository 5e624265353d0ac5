import type { Item } from './booking';

/** Last names that make a call fail, for whoever tests what happens then. */
type Trigger = 'Expired' | 'Bagfail' | 'Confirmfail' | 'Refundfail' | 'Exchangefail' | 'Namefail';

export function isTrigger(lastName: string, trigger: Trigger): boolean {
  return lastName.trim().toLowerCase() === trigger.toLowerCase();
}

export function isTriggered({ passengers }: Item, trigger: Trigger): boolean {
  return passengers.some(({ last_name: name }) => isTrigger(name, trigger));
}
