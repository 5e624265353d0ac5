import type { MetaContext } from '@wayfare/remote-kit';
import { LinkedAlert } from '../features/alerts/linked-alert';
import { useTicket } from '../features/credentials/use-ticket';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('alert.end') };
}

/** The mail's link itself ends the alert. */
export function Component() {
  return <LinkedAlert ticket={useTicket('alert')} opening="off" />;
}
