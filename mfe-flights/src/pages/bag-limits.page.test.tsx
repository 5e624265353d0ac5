import { flightOffer, type FlightOffer } from '@wayfare/api-contract';
import { buildFlightOffer, fakeWire, renderRoute, standStill } from '@wayfare/testing';
import { screen } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { keepFlight } from '../testing/party';
import { airline, at } from '../testing/wizard-answers';

standStill();
beforeEach(() => window.sessionStorage.clear());

const OFFER = buildFlightOffer();
const URL_OF_RULES = 'https://example.com/carriage';

/** The offer with so much said of each included bag. */
const limited = (limits: object, owner: object = {}): FlightOffer => ({
  ...OFFER,
  owner: { ...OFFER.owner, ...owner },
  slices: OFFER.slices.map((slice) => ({
    ...slice,
    segments: slice.segments.map((segment) => ({
      ...segment,
      passengers: segment.passengers.map((passenger) => ({
        ...passenger,
        baggages: passenger.baggages.map((bag) => ({ ...bag, ...limits })),
      })),
    })),
  })),
});

async function open(offer: FlightOffer, path = at('/baggage-and-extras')) {
  keepFlight();
  const wire = fakeWire([[flightOffer('off_1'), airline({ offer }).first]]);
  return renderRoute(vertical, manifest, path, { wire });
}

describe('FLT-33 the weight and size of included bags', () => {
  it('stand with the bag where the airline says them', async () => {
    await open(
      limited({
        maximum_weight_kg: 8,
        maximum_depth_cm: 55,
        maximum_height_cm: 40,
        maximum_length_cm: 20,
      }),
    );
    expect(
      (await screen.findAllByText(/1 cabin bag included \(up to 8 kg, 55 × 40 × 20 cm\)/)).length,
    ).toBeGreaterThan(0);
    expect(screen.queryByText(/sets how heavy/)).not.toBeInTheDocument();
  });

  it.each([
    ['with a link to its rules', URL_OF_RULES],
    ['without one where none is known', null],
  ])('are the airline’s to say where they are not told, %s', async (_case, url) => {
    await open(limited({}, { conditions_of_carriage_url: url }));
    expect(
      await screen.findByText(/^KLM.* sets how heavy and how large included bags may be\./),
    ).toBeVisible();
    const link = screen.queryByRole('link', { name: /^Conditions of carriage of KLM/ });
    if (url === null) expect(link).not.toBeInTheDocument();
    else expect(link).toHaveAttribute('href', url);
  });
});
