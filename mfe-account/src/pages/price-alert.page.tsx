import type { MetaContext } from '@wayfare/remote-kit';
import { LinkedAlert } from '../features/alerts/linked-alert';
import { useTicket } from '../features/credentials/use-ticket';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('alert.title') };
}

/** Turned on by one press: programs that look at the links of a mail open the page, and must not agree to anything. */
export function Component() {
  return <LinkedAlert ticket={useTicket('alert')} opening="look" />;
}
