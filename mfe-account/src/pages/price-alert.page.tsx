import type { MetaContext } from '@wayfare/remote-kit';
import { LinkedAlert } from '../features/alerts/linked-alert';
import { useTicket } from '../features/credentials/use-ticket';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('alert.title') };
}

/** Needs a press: mail scanners open links and must not consent to anything. */
export function Component() {
  return <LinkedAlert ticket={useTicket('alert')} opening="look" />;
}
