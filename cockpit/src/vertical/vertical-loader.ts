import type { Cockpit } from '../api/cockpit';
import { readRollouts, type RolloutsData } from '../rollouts/rollouts-loader';

export interface VerticalData {
  name: string;
  rollouts: RolloutsData;
}

interface Asked {
  params: Readonly<Record<string, string | undefined>>;
  request: Request;
}

export const verticalLoader =
  (cockpit: Cockpit) =>
  async ({ params, request }: Asked): Promise<VerticalData> => ({
    name: params['name'] ?? '',
    rollouts: await readRollouts(cockpit, request.signal),
  });
