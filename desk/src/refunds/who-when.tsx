import type { Person } from '@wayfare/desk-contract';
import { Moment } from '../parts/moment';

export function WhoWhen({ who, at }: { who: Person; at: string }) {
  return (
    <span>
      {who.name}
      <br />
      <Moment at={at} />
    </span>
  );
}
