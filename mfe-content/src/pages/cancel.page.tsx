import type { MetaContext } from '@wayfare/remote-kit';
import { PaymentReturn } from '../features/payment-return/payment-return';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('cancel.metaTitle') };
}

export function Component() {
  return <PaymentReturn page="cancel" />;
}
