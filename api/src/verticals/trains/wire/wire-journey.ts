import type {
  LegSolution,
  TrainLegResult,
  TrainProduct,
  TrainSegment,
} from '@wayfare/api-contract';
import type {
  RailLeg,
  RailProduct,
  RailSegment,
  RailSolution,
  RailStop,
  RailTerm,
} from '../../../ports/rail-offers';
import { travelEmissions } from './travel-emissions';
import { wireAmount } from './wire-amount';

type Stop = TrainSegment['origin'];

export const wireStop = ({ code, label, timeZone }: RailStop): Stop => ({ code, label, timeZone });

function wireSegment({
  id,
  origin,
  destination,
  departure,
  arrival,
  duration,
  carrier,
  vehicle,
  kind,
  comfort,
  checkInMinutes,
}: RailSegment): TrainSegment {
  return {
    id,
    origin: wireStop(origin),
    destination: wireStop(destination),
    departure,
    arrival,
    duration,
    marketingCarrier: carrier,
    vehicle,
    kind,
    comfortCategory: { code: comfort.code, label: comfort.label },
    checkInMinutes,
  };
}

export function wireSolution({
  id,
  departure,
  arrival,
  duration,
  segments,
  transfers,
}: RailSolution): LegSolution {
  const emissions = travelEmissions(segments);
  return {
    id,
    departure,
    arrival,
    duration,
    segments: segments.map(wireSegment),
    transfers: transfers.map(({ from, to, minutes, kind }) => ({
      from: wireStop(from),
      to: wireStop(to),
      minutes,
      kind,
    })),
    ...(emissions === null ? {} : { emissions }),
  };
}

export function wireLeg({ id, origin, destination, solutions }: RailLeg): TrainLegResult {
  return {
    id,
    origin: wireStop(origin),
    destination: wireStop(destination),
    solutions: solutions.map(wireSolution),
  };
}

const wireTerm = ({ allowed, hoursBefore, percent, fee }: RailTerm): TrainProduct['refund'] => ({
  allowed,
  hoursBefore,
  feePercent: percent,
  fee: wireAmount(fee),
});

export function wireProduct({
  code,
  label,
  carrier,
  flexibility,
  conditions,
  refund,
  exchange,
  reservation,
}: RailProduct): TrainProduct {
  return {
    code,
    label,
    marketingCarrier: carrier,
    flexibility: { ...flexibility },
    conditions,
    refund: wireTerm(refund),
    exchange: wireTerm(exchange),
    reservation,
  };
}
