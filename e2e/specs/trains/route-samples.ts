import { both, type RouteSamples } from '../../fixtures/route-sample';

export const routeSamples: RouteSamples = {
  landing: { heading: both('Trains', 'Treinen') },
  station: {
    heading: both('Vienna Hbf', 'Wenen Hbf'),
    parameters: { slug: both('at-wien-hbf', 'at-wien-hbf') },
  },
  tickets: { heading: both('Train tickets', 'Treintickets') },
  passes: { heading: both('Rail passes', 'Treinpassen') },
  passengers: { heading: both('Passengers', 'Passagiers') },
  checkout: { heading: both('Cart and check', 'Winkelwagen en controle') },
  payment: { heading: both('Payment', 'Betaling') },
  success: { heading: both('Your train booking', 'Je treinboeking') },
  'cancel-booking': {
    heading: both('Change or cancel a train booking', 'Een treinboeking wijzigen of annuleren'),
  },
};
