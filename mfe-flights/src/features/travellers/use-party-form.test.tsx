import { flightOffer } from '@wayfare/api-contract';
import { clearQueryCache } from '@wayfare/api-client/query-cache';
import { Form, FormTextField } from '@wayfare/forms';
import { defineVertical, usePageData } from '@wayfare/remote-kit';
import { fakeWire, renderRoute, standStill } from '@wayfare/testing';
import { screen } from '@testing-library/react';
import { Profiler } from 'react';
import manifest from '../../../vertical.json';
import { loader } from '../../pages/travellers.page';
import { vertical } from '../../remote';
import { keepFlight, keptFlight } from '../../testing/party';
import { airline, at } from '../../testing/wizard-answers';
import { FlightSummary } from '../../ui/journey/flight-summary';
import { PriceNotice } from '../../ui/wizard/flight-news';
import type { WizardOffer } from '../../ui/wizard/load-wizard';
import { useTravellersFirst } from '../../ui/wizard/wizard-guard';
import { usePartyForm } from './use-party-form';

standStill();
beforeEach(() => {
  window.sessionStorage.clear();
  clearQueryCache();
});

const rendered = jest.fn();
const renderedBeside = jest.fn();

function Watched({ step }: { step: WizardOffer }) {
  rendered();
  useTravellersFirst(true, step.offer, step.query);
  const { form, onSubmit } = usePartyForm(step, () => undefined);
  return (
    <>
      <Form form={form} label="Party" summaryTitle={String} onSubmit={onSubmit}>
        <FormTextField form={form} name="travelers.0.name" field="0.name" label="Name" />
      </Form>
      <Profiler id="beside" onRender={renderedBeside}>
        <FlightSummary offer={step.offer} dictionary={step.dictionary} />
        <PriceNotice offer={step.offer} />
      </Profiler>
    </>
  );
}

function Component() {
  const step = usePageData<typeof loader>();
  return step.view === 'offer' ? <Watched step={step} /> : null;
}

const watched = defineVertical({
  name: 'flights',
  messages: vertical.messages,
  routes: { ...vertical.routes, travellers: () => Promise.resolve({ Component, loader }) },
});

it('a key typed into a traveller renders neither the whole form, nor the guard of its page, nor the summary', async () => {
  keepFlight();
  const wire = fakeWire([[flightOffer('off_1'), airline({}).first]]);
  const { user } = await renderRoute(watched, manifest, at('/who-is-flying'), { wire });
  const before = keptFlight().travelers[0]?.name ?? '';
  rendered.mockClear();
  renderedBeside.mockClear();
  await user.type(screen.getByLabelText('Name'), 'line');
  expect(keptFlight().travelers[0]?.name).toBe(`${before}line`);
  expect(rendered).not.toHaveBeenCalled();
  expect(renderedBeside).not.toHaveBeenCalled();
});
