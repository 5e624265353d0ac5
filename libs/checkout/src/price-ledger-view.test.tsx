import type { PaymentTerms, WireLedger } from '@wayfare/api-contract';
import { render as renderAlone, renderHook, screen, within } from '@testing-library/react';
import type { Language } from '@wayfare/domain';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { ReactElement, ReactNode } from 'react';
import { InVertical } from './testing/in-vertical';
import { PriceLedgerView, PriceNews } from './index';
import { describeTerms } from './payment-terms';
import { useTexts } from './use-texts';

expect.extend(toHaveNoViolations);

const inLanguage = (language: Language) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <InVertical language={language}>{children}</InVertical>
  ),
});
const render = (shown: ReactElement<{ language: Language }>) =>
  renderAlone(shown, inLanguage(shown.props.language));

const LEDGER: WireLedger = {
  currency: 'EUR',
  lines: [
    { kind: 'base', name: '', type: 'AMOUNT', value: 400, amount: '400.00' },
    { kind: 'tax', name: 'VAT', type: 'PERCENTAGE', value: 9, amount: '36.00' },
    { kind: 'extra', name: 'Cot', type: 'AMOUNT', value: 10, amount: '10.00' },
    { kind: 'discount', name: '', type: 'PERCENTAGE', value: 7.5, amount: '-33.50' },
  ],
  total: '412.50',
  atProperty: [{ name: 'Tourist tax', amount: '12.00' }],
};
const NOTHING = '0.00';
const terms = (given: Partial<PaymentTerms>): PaymentTerms => ({
  timing: 'now',
  now: NOTHING,
  later: NOTHING,
  laterDate: null,
  property: NOTHING,
  needsCard: true,
  ...given,
});

const plain = (text: string | null): string => (text ?? '').replaceAll(/\s/g, ' ');

describe('the news of a price', () => {
  it.each([
    ['en', '451.60', 'Total €451.60, €39.10 more'],
    ['en', '400.00', 'Total €400.00, €12.50 less'],
    ['nl', '451.60', 'Totaal € 451,60, € 39,10 meer'],
  ] as const)(
    'says in %s what a total of 412.50 has become with %s, and nothing before',
    (language, total, said) => {
      const { rerender } = render(<PriceNews ledger={LEDGER} language={language} />);
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
      rerender(<PriceNews ledger={{ total }} language={language} />);
      expect(plain(screen.getByRole('status').textContent)).toBe(said);
      rerender(<PriceNews ledger={{ total }} language={language} />);
      expect(plain(screen.getByRole('status').textContent)).toBe(said);
    },
  );
});

describe('a price', () => {
  it.each([
    [
      { charged: '412.50', refunded: '412.50' },
      ['Total€412.50', 'Refund to your card-€412.50', 'What you paid in the end€0.00'],
    ],
    [
      { charged: '412.50', refunded: '300.00' },
      ['Total€412.50', 'Refund to your card-€300.00', 'What you paid in the end€112.50'],
    ],
    [{ charged: '412.50', refunded: '0.00' }, ['Total€412.50', 'What you paid in the end€412.50']],
    [
      { charged: '100.00', refunded: '40.00' },
      [
        'Total€412.50',
        'Not charged-€312.50',
        'Refund to your card-€40.00',
        'What you paid in the end€60.00',
      ],
    ],
    [
      { charged: '0.00', refunded: '0.00' },
      ['Total€412.50', 'Not charged-€412.50', 'What you paid in the end€0.00'],
    ],
  ])('of what has ended adds up to what was paid: %j', (settlement, last) => {
    render(
      <PriceLedgerView
        ledger={LEDGER}
        terms={terms({ now: '412.50' })}
        settlement={settlement}
        language="en"
      />,
    );
    const rows = within(screen.getByRole('table', { name: 'Price' })).getAllByRole('row');
    expect(rows.slice(4).map(({ textContent }) => plain(textContent))).toEqual(last);
    expect(screen.queryByText('When you pay')).not.toBeInTheDocument();
  });

  it('explains itself line by line', async () => {
    const { container } = render(
      <PriceLedgerView
        ledger={LEDGER}
        terms={terms({ later: '412.50', laterDate: '2026-12-10' })}
        language="en"
        labels={{ base: '2 nights' }}
      />,
    );
    const rows = within(screen.getByRole('table', { name: 'Price' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => plain(textContent))).toEqual([
      '2 nights€400.00',
      'VAT 9% tax€36.00',
      'Cot extra€10.00',
      '7.5% discount-€33.50',
      'Total€412.50',
      'To be paid at the property, not in the total',
      'Tourist tax€12.00',
    ]);
    expect(screen.getByRole('rowheader', { name: 'Total' })).toBeVisible();
    const [, atProperty] = screen.getAllByRole('rowgroup');
    expect(atProperty?.querySelector('th')).toHaveAttribute('scope', 'rowgroup');
    expect(atProperty).toHaveTextContent('To be paid at the property, not in the total');
    expect(screen.getByText('On Thursday 10 December 2026')).toBeVisible();
    expect(screen.queryByText('Now')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is written in Dutch', () => {
    const { container } = render(
      <PriceLedgerView
        ledger={{ ...LEDGER, atProperty: [] }}
        terms={terms({ now: '112.50', property: '300.00' })}
        language="nl"
      />,
    );
    expect(plain(container.textContent)).toContain('Kamerprijs€ 400,00VAT 9% belasting€ 36,00');
    expect(plain(container.textContent)).toContain('Nu€ 112,50Bij de accommodatie€ 300,00');
    expect(plain(container.textContent)).not.toContain('niet in het totaal');
  });

  it('says nothing of when to pay without terms', () => {
    render(<PriceLedgerView ledger={LEDGER} terms={null} language="en" />);
    expect(screen.queryByText('When you pay')).not.toBeInTheDocument();
  });
});

describe('what is paid when', () => {
  it.each([
    ['en', terms({ now: '412.50' }), ['You pay €412.50 now']],
    [
      'en',
      terms({ later: '412.50', laterDate: '2026-12-10' }),
      ['€412.50 will be charged to your card on Thursday 10 December 2026'],
    ],
    [
      'en',
      terms({ property: '412.50' }),
      ['You pay the property €412.50 during your stay; your card is only a guarantee'],
    ],
    [
      'en',
      terms({ property: '412.50', needsCard: false }),
      ['You pay the property €412.50 during your stay'],
    ],
    [
      'en',
      terms({ now: '82.50', property: '330.00' }),
      ['You pay €82.50 now', 'You pay the property €330.00 during your stay'],
    ],
    [
      'nl',
      terms({ now: '82.50', later: '330.00', laterDate: '2026-12-10' }),
      [
        'Je betaalt nu € 82,50',
        '€ 330,00 wordt op donderdag 10 december 2026 van je kaart afgeschreven',
      ],
    ],
    [
      'nl',
      terms({ property: '412.50' }),
      [
        'Je betaalt € 412,50 aan de accommodatie tijdens je verblijf; je kaart is alleen een garantie',
      ],
    ],
  ] as const)('in %s: %j', (language, given, sentences) => {
    const { result } = renderHook(() => useTexts('terms'), inLanguage(language));
    expect(describeTerms(given, language, result.current).map(plain)).toEqual(sentences);
  });
});
