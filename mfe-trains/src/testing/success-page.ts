import type { TrainBookingView } from '@wayfare/api-contract';
import { screen } from '@testing-library/react';
import { openTrains, type Setting } from './open-trains';

/* For tests: the receipt of a train booking. */

export const SUCCESS = '/trains/success?booking=tb-1';

export const openReceipt = (
  booking: Partial<TrainBookingView> | Response = {},
  { path = SUCCESS, ...setting }: Setting & { path?: string } = {},
) => openTrains(path, { booking, ...setting });
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
