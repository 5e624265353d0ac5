import { keysOf } from '../../kit/tables';
import comforts from '../data/comforts.json';
import deliveries from '../data/deliveries.json';
import flexibilities from '../data/flexibilities.json';
import fields from '../data/passenger-fields.json';

export type Flexibility = keyof typeof flexibilities;
export const FLEXIBILITIES = keysOf(flexibilities);

export type Comfort = keyof typeof comforts;
export const COMFORTS = keysOf(comforts);

export type Delivery = keyof typeof deliveries;
export const DELIVERIES = keysOf(deliveries);

export type PassengerField = keyof typeof fields;
export const PASSENGER_FIELDS = keysOf(fields);
