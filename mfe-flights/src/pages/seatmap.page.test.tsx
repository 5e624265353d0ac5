import { clearQueryCache } from '@wayfare/api-client/query-cache';
import { expectAccessible, standStill } from '@wayfare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { keepFlight, keptFlight } from '../testing/party';
import { cabinPlan, seatPlan } from '../testing/seat-plan';
import { at } from '../testing/wizard-answers';
import { FIRST, SECOND, SEATS, open, who, keptSeats } from '../testing/seats-page';

standStill();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
  clearQueryCache();
});

const seat = (name: string | RegExp) => screen.getByRole('gridcell', { name });

describe('the seat map', () => {
  it('FLT-07 FLT-36 is a grid with headers, names what every seat is, and has nothing for axe to say', async () => {
    keepFlight();
    const { view, head } = await open();
    expect(head()).toMatchObject({ title: 'Step 5 of 7: Seats', noindex: true });
    const grid = within(screen.getByRole('grid', { name: 'Seats' }));
    expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Row',
      'A',
      'B',
      'C',
      'D',
      'E',
      'F',
    ]);
    expect(grid.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      '10',
      '11',
      '12',
      '13',
      '14',
      '15',
    ]);
    expect(seat('12A, window, exit row, extra legroom, €24.00, free')).toHaveAttribute(
      'aria-selected',
      'false',
    );
    expect(seat('11B, taken')).toHaveAttribute('aria-disabled', 'true');
    expect(
      grid
        .getAllByRole('gridcell')
        .filter(({ tabIndex }) => tabIndex === 0)
        .map((cell) => cell.getAttribute('data-seat')),
    ).toEqual(['10A']);
    expect(
      screen.getByText('No seat is needed for Bo de Vries: infants sit on an adult’s lap.', {
        exact: false,
      }),
    ).toBeVisible();
    expect(screen.getAllByRole('radio', { name: /No seat yet/ })).toHaveLength(3);
    await expectAccessible(view.container);
  });

  it('CON-06 FLT-35 FLT-36 is used by keys alone: one tab stop, arrows, choosing, giving back, undoing, the next flight', async () => {
    keepFlight();
    const { user, view } = await open();
    act(() => seat(/^10A/).focus());
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(seat(/^11B/)).toHaveFocus();
    expect(seat(/^11B/).tabIndex).toBe(0);
    await user.keyboard('{Enter}');
    expect(screen.getByText('11B is taken.')).toBeVisible();
    await user.keyboard('{Control>}{End}{/Control}{Home} ');
    expect(seat(/^15A, chosen for Anneke/)).toHaveFocus();
    expect(seat(/^15A/)).toHaveAttribute('aria-selected', 'true');
    expect(
      screen.getByText(/^15A for Anneke de Vries, €11.00. Now choosing for Łukasz de Vries./),
    ).toBeVisible();
    expect(screen.getByText('Seats: €11.00').closest('p')).toHaveTextContent(
      '1 of 6 seats chosen.',
    );
    await user.keyboard('{ArrowRight}{Enter}{ArrowRight}{Enter}');
    expect(keptSeats()).toEqual(['15A pas_1 seg_1', '15B pas_2 seg_1', '15C pas_3 seg_1']);
    expect(window.dataLayer?.at(-1)).toEqual({
      event: 'add_to_cart',
      ecommerce: {
        currency: 'EUR',
        value: 11,
        items: [
          {
            id: 'ase_seat_15C_pas_3',
            type: 'seat',
            designator: '15C',
            quantity: 1,
            total_amount: 11,
          },
        ],
      },
    });
    await expectAccessible(view.container);
    await user.keyboard('{Enter}{Escape}');
    expect(keptSeats()).toEqual(['15A pas_1 seg_1', '15B pas_2 seg_1']);
    expect(seat(/^15C/)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(keptSeats()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Seats on the next flight' }));
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(
      'Barcelona to Paris0 of 3 seats',
    );
    await user.click(seat('1A, window, included, free'));
    expect(keptSeats().at(-1)).toBe('1A pas_1 seg_2');
    expect(screen.getByRole('link', { name: 'Continue to check and pay' })).toHaveAttribute(
      'href',
      at('/payment'),
    );
    expect(screen.getByRole('link', { name: 'Back to baggage' })).toHaveAttribute(
      'href',
      at('/baggage-and-extras'),
    );
  });

  it('FLT-36 offers a child no exit, turns to the companion whose seat is pressed, and gives seats back', async () => {
    keepFlight();
    const { user } = await open();
    await user.click(
      screen.getByRole('checkbox', { name: 'Go on to the next traveller after each choice' }),
    );
    await user.click(seat(/^13A/));
    expect(who(/^Anneke de Vries 13A, €11.00/)).toBeChecked();
    await user.click(who(/^Zoë/));
    expect(seat('12A, window, exit row, extra legroom, not for this traveller')).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(seat(/^12A/));
    expect(screen.getByText('Zoë de Vries can’t have 12A.')).toBeVisible();
    await user.click(seat(/^13A, chosen for Anneke/));
    expect(who(/^Anneke/)).toBeChecked();
    expect(keptSeats()).toEqual(['13A pas_1 seg_1']);
    await user.click(screen.getByRole('button', { name: 'Give back seat 13A of Anneke de Vries' }));
    expect(keptSeats()).toEqual([]);
    expect(window.dataLayer?.at(-1)).toMatchObject({ event: 'remove_from_cart' });
    expect(screen.getByText('Seats: €0.00')).toBeVisible();
  });

  it('FLT-36 chooses the same from a list, with filters, without the map', async () => {
    keepFlight();
    const { user, view } = await open();
    await user.click(screen.getByRole('button', { name: 'Choose from a list' }));
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(screen.getByText('33 seats for Anneke de Vries')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Extra legroom' }));
    await user.selectOptions(screen.getByLabelText('Window or aisle'), 'Window');
    const options = () =>
      within(screen.getByRole('listbox', { name: 'Seat for Anneke de Vries' })).getAllByRole(
        'option',
      );
    expect(options().map(({ textContent }) => textContent)).toEqual([
      '12A window, exit row, extra legroom €24.00',
      '12F window, exit row, extra legroom €24.00',
    ]);
    await expectAccessible(view.container);
    act(() => options()[0]?.focus());
    await user.keyboard('{ArrowDown}');
    expect(keptFlight().seats).toEqual([]);
    await user.keyboard(' ');
    expect(options()[1]).toHaveAttribute('aria-selected', 'true');
    expect(keptSeats()).toEqual(['12F pas_1 seg_1']);
    await user.click(screen.getByRole('button', { name: 'Choose on the map' }));
    expect(seat(/^12F, chosen for Anneke/)).toBeVisible();
  });
});

describe('a large aircraft', () => {
  const rows = (first: number, last: number, letters: string) =>
    Array.from({ length: last - first + 1 }, (_, index) => `${first + index} ${letters}`);
  const LARGE = seatPlan(
    cabinPlan(rows(43, 72, 'ABC DEFG HJK')),
    cabinPlan(rows(80, 81, 'AC DEFG HK'), { deck: 1 }),
  );

  it('is drawn to its last row, frame by frame, and shows its other deck when asked', async () => {
    keepFlight();
    const { user, view } = await open([LARGE]);
    await waitFor(() => expect(view.container.querySelectorAll('[data-seat]')).toHaveLength(300));
    expect(view.container.querySelectorAll('[role=row]')).toHaveLength(32);
    await user.click(screen.getByRole('radio', { name: 'Upper deck' }));
    expect(
      [...view.container.querySelectorAll('[data-seat]')]
        .map((cell) => cell.getAttribute('data-seat'))
        .join(' '),
    ).toBe('80A 80C 80D 80E 80F 80G 80H 80K 81A 81C 81D 81E 81F 81G 81H 81K');
    await user.keyboard('{Tab}');
    expect(document.activeElement).toHaveAttribute('aria-label', '80A, window, €10.00, free');
  });
});

describe('the seats step', () => {
  it('FLT-07 is there in Dutch', async () => {
    keepFlight();
    const { view, head } = await open(
      [FIRST, SECOND],
      at(SEATS).replace('/flights/booking/seatmap', '/nl/vluchten/boeking/stoelindeling'),
    );
    expect(head()).toMatchObject({ title: 'Stap 5 van 7: Stoelen' });
    expect(seat(/^12A, raam, bij nooduitgang, extra beenruimte, €.24,00, vrij$/)).toBeVisible();
    await expectAccessible(view.container);
  });

  it('FLT-29 leads to the travellers as long as somebody is not filled in', async () => {
    const { address } = await open();
    expect(address()).toContain('/who-is-flying');
    expect(screen.getByText('Fill in all travellers first')).toBeVisible();
  });
});
