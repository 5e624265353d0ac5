import type { MetaContext } from '@wayfare/remote-kit';
import { PaymentReturn } from '../features/payment-return/payment-return';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('success.metaTitle') };
}

export function Component() {
  return <PaymentReturn page="success" />;
}
