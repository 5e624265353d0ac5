import type { Double } from '../double';
import { aboutOf } from '../kit/pages';
import about from './data/about.json';
import { TEST_CARDS } from './methods';
import { registerPayments } from './payments.routes';

const grouped = (number: string): string => (number.match(/.{1,4}/g) ?? []).join(' ');
const rows = TEST_CARDS.map(({ number, effect, token }) => [
  grouped(number),
  effect,
  `<code>${token}</code>`,
]);

export const double: Double = {
  about: aboutOf(about, rows),
  register: registerPayments,
};
