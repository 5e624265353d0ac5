import { buildTrainBasket } from '@wayfare/testing';
import { screen } from '@testing-library/react';
import { openTrains, type Setting } from './open-trains';
import { railServer } from './rail-server';

/* For tests: the page of passengers. */

export const openPassengers = (setting: Setting = {}, path = '/trains/passengers') =>
  openTrains(path, { server: railServer(buildTrainBasket()), ...setting });
export const goOn = () => screen.getByRole('button', { name: 'Check your cart' });
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
