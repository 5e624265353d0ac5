import { conditionsOf } from '../fares/conditions';
import type { FareTerms } from '../fares/carriers';
import { wireFlexibility } from '../fares/flexibilities';
import type { WireProduct } from '../wire/wire-types';
import { amountOf } from '../wire/money';
import type { Language } from '../wire/words';
import type { PassArea } from './areas';
import type { PassClass, PassKind } from './pass-kinds';
import { passLabel } from './pass-labels';

const REFUND = { hoursBefore: 24, percent: 15 };
const TERMS: FareTerms = { refund: REFUND };
const NOT_ALLOWED = { allowed: false, hoursBefore: 0, feePercent: 0, fee: amountOf(0) };

export interface Pass {
  area: PassArea;
  kind: PassKind;
  travelClass: PassClass;
}

export function passProductCode({ area, kind, travelClass }: Pass): string {
  return `PASS-${area.code}-${kind.code}-${travelClass}`;
}

export function wirePassProduct(pass: Pass, language: Language): WireProduct {
  return {
    code: passProductCode(pass),
    label: passLabel(pass.area, pass.kind, language),
    marketingCarrier: 'Interrail',
    flexibility: wireFlexibility('SEMI_FLEX', language),
    conditions: conditionsOf(TERMS, language),
    refund: {
      allowed: true,
      hoursBefore: REFUND.hoursBefore,
      feePercent: REFUND.percent,
      fee: amountOf(0),
    },
    exchange: NOT_ALLOWED,
    reservation: false,
  };
}
