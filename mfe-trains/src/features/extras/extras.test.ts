import { createApiClient } from '@wayfare/api-client';
import { createServiceOffer, deleteServiceOffer, type ServiceOffer } from '@wayfare/api-contract';
import { buildTicketItem, buildTrainBasket, fakeWire } from '@wayfare/testing';
import { addService } from '../../api/basket.api';
import { changeService, countOf } from './change-service';
import { preferenceChoices, withPreference } from './seat-preferences';

const ITEM = buildTicketItem();
const [OFFER] = ITEM.serviceOffers as [ServiceOffer];
const OF = { user: 'visit-1', bookingID: 'tb-1', language: 'en' } as const;

function rail() {
  const wire = fakeWire([
    [createServiceOffer, buildTrainBasket()],
    [deleteServiceOffer, buildTrainBasket()],
  ]);
  return {
    wire,
    api: createApiClient({ baseUrl: 'http://wire.test', token: () => 't', fetch: wire.fetch }),
  };
}

describe('extra bags', () => {
  it('TRN-68 none is not sent: the caller is told to delete', async () => {
    const { wire, api } = rail();
    const request = { serviceId: 'bag', fareOfferIds: ['fare-1'], count: 0 };
    expect(
      await addService(api, { ...OF, itemID: 'item-1', serviceOfferID: OFFER.id, request }),
    ).toBe('Do Delete');
    expect(wire.requests).toEqual([]);
  });

  it('TRN-68 taking the last one out deletes it', async () => {
    const { wire, api } = rail();
    await changeService(api, { of: OF, itemID: 'item-1', offer: OFFER, count: 0 });
    expect(wire.requests.map(({ path }) => path)).toEqual(['/api/trains/delete-service-offer']);
    await changeService(api, { of: OF, itemID: 'item-1', offer: OFFER, count: 2 });
    expect(wire.requestsTo(createServiceOffer)).toEqual([
      {
        ...OF,
        itemID: 'item-1',
        serviceOfferID: 'service-offer-1',
        request: { serviceId: 'bag', fareOfferIds: ['fare-1'], count: 2 },
      },
    ]);
  });

  it('counts what is bought', () => {
    expect(countOf(ITEM, OFFER)).toBe(0);
    expect(
      countOf(
        {
          chosenServices: [
            {
              serviceOfferID: OFFER.id,
              serviceId: 'bag',
              label: 'Bag',
              count: 2,
              prices: OFFER.prices,
            },
          ],
        },
        OFFER,
      ),
    ).toBe(2);
  });
});

describe('seat preferences', () => {
  it('TRN-33 shows the offered groups only, with what was wished', () => {
    const choices = preferenceChoices({
      ...ITEM,
      preferences: [{ group: 'TABLE', option: 'WITH_TABLE' }],
    });
    expect(choices.map(({ group, chosen }) => [group, chosen])).toEqual([
      ['SEATING_PREFERENCE', ''],
      ['TABLE', 'WITH_TABLE'],
    ]);
  });

  it.each([
    ['a first wish', [], 'AISLE', [['SEATING_PREFERENCE', 'AISLE']]],
    [
      'another wish',
      [{ group: 'SEATING_PREFERENCE', option: 'WINDOW' }],
      'AISLE',
      [['SEATING_PREFERENCE', 'AISLE']],
    ],
    ['no wish any more', [{ group: 'SEATING_PREFERENCE', option: 'WINDOW' }], '', []],
  ] as const)('TRN-33 sends all wishes: %s', (_, before, option, after) => {
    expect(
      withPreference(before, { group: 'SEATING_PREFERENCE', option }).map((wish) => [
        wish.group,
        wish.option,
      ]),
    ).toEqual(after);
  });
});
