import { popularPlaces, predictive } from '@wayfare/api-contract';
import { buildPlaceSuggestion, fakeWire, renderSlot, standStill } from '@wayfare/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

standStill();

const open = () =>
  renderSlot(vertical, manifest, 'home.search/v1', {
    path: '/',
    wire: fakeWire([
      [predictive, [buildPlaceSuggestion()]],
      [popularPlaces, []],
    ]),
  });
const place = () => screen.getByRole('combobox', { name: 'Where to?' });
const near = () => screen.getByRole('button', { name: 'Hotels near me' });

type Found = (position: { coords: { latitude: number; longitude: number } }) => void;

/** A browser that knows where it is; returns what it was asked with. */
function locates() {
  const asked: { found: Found; refuse: () => void }[] = [];
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: Found, refuse: () => void) => asked.push({ found, refuse }),
    },
  });
  return asked;
}

afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

it('searches round the point where the browser is, to a hundred metres', async () => {
  const asked = locates();
  const slot = await open();
  await slot.user.click(near());
  expect(screen.getByText('Looking up where you are…')).toHaveAttribute('role', 'status');
  await act(async () => asked[0]?.found({ coords: { latitude: 52.37403, longitude: 4.88969 } }));
  expect(place()).toHaveValue('Near me');
  expect(place()).toHaveFocus();
  fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '2027-01-12' } });
  fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: '2027-01-14' } });
  await slot.user.click(screen.getByRole('button', { name: 'Search' }));
  const search = new URL(slot.address(), 'http://x').searchParams.get('search') ?? '';
  expect(JSON.parse(search)).toMatchObject({ latitude: 52.374, longitude: 4.89, hotels: [] });
  expect(JSON.parse(search)).not.toHaveProperty('place');
  expect(window.localStorage.getItem('search')).toBeNull();
});

it('says so when the browser is not to tell, until something is typed', async () => {
  const asked = locates();
  const { user } = await open();
  await user.click(near());
  await act(async () => asked[0]?.refuse());
  expect(screen.getByText(/does not say where you are/)).toBeInTheDocument();
  expect(near()).toHaveFocus();
  await user.type(place(), 'B');
  expect(screen.queryByText(/does not say where you are/)).not.toBeInTheDocument();
});

it('says so in a browser that can not tell', async () => {
  const { user } = await open();
  await user.click(near());
  expect(screen.getByText(/does not say where you are/)).toBeInTheDocument();
});

it('is forgotten when a place is typed after all', async () => {
  const asked = locates();
  const { user } = await open();
  await user.click(near());
  await act(async () => asked[0]?.found({ coords: { latitude: 52.37, longitude: 4.89 } }));
  await user.clear(place());
  await user.type(place(), 'Barc');
  await user.click(await screen.findByRole('option', { name: /Barcelona/ }));
  expect(place()).toHaveValue('Barcelona, Spain');
});
