import { company, exportInvoices, invoiceList, saveCompany } from '@wayfare/api-contract';
import type { InvoiceDetails, InvoicePaper } from '@wayfare/api-contract';
import {
  COMPANY,
  expectAccessible,
  fakeWire,
  fill,
  renderRoute,
  wireError,
} from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { MEMBER } from '../testing/area';
import { buildPaper } from '../testing/invoices';

const PAPERS = [
  buildPaper({
    ...{ number: 'WFC2026-000001', kind: 'credit', issuedOn: '2026-11-24' },
    ...{ total: '-10.00', of: 'WF2026-000002' },
  }),
  buildPaper({ number: 'WF2026-000002' }),
  buildPaper({ number: 'WF2026-000001', issuedOn: '2026-10-31', what: 'Hotel Zee' }),
];

async function open({
  path = '/user/invoices',
  papers = PAPERS,
  details = null,
  csv = () => ({ name: 'wayfare-2026-11.csv', content: '\uFEFFNumber\r\n' }),
}: {
  path?: string;
  papers?: InvoicePaper[];
  details?: InvoiceDetails | null;
  csv?: () => Response | { name: string; content: string };
} = {}) {
  let kept = details;
  const wire = fakeWire([
    [
      invoiceList,
      {
        papers,
        months: [{ month: '2026-11', document: '/api/invoices/months/2026-11/document.pdf?key=m' }],
      },
    ],
    [company, () => ({ details: kept })],
    [
      saveCompany,
      (request) => {
        kept = request.details && COMPANY;
        return { details: kept };
      },
    ],
    [exportInvoices, csv],
  ]);
  return renderRoute(vertical, manifest, path, { wire, user: MEMBER });
}

describe('The invoices of an account', () => {
  afterEach(() => jest.restoreAllMocks());

  it('stand by month, the latest first, each with its PDF and the way to its booking', async () => {
    const { view } = await open();
    const november = within(await screen.findByRole('region', { name: 'November 2026' }));
    expect(november.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(
        /Credit note WFC2026-000001.*24 November 2026.*to invoice WF2026-000002/,
      ),
      expect.stringMatching(
        /Invoice WF2026-000002.*20 November 2026.*Amsterdam – Barcelona.*CC-4711/,
      ),
    ]);
    expect(november.getByRole('link', { name: 'Invoice WF2026-000002 as PDF' })).toHaveAttribute(
      'href',
      '/api/invoices/WF2026-000002/document.pdf?key=k',
    );
    expect(november.getAllByRole('link', { name: 'Booking AB12CD34' })[0]).toHaveAttribute(
      'href',
      '/invoice?booking=bk_1',
    );
    expect(november.getByRole('link', { name: 'November 2026 as one PDF' })).toHaveAttribute(
      'href',
      '/api/invoices/months/2026-11/document.pdf?key=m&language=en',
    );
    const october = screen.getByRole('region', { name: 'October 2026' });
    expect(october).toHaveTextContent('Hotel Zee');
    // an API of the release before says none
    expect(within(october).queryByRole('link', { name: /one PDF/ })).not.toBeInTheDocument();
    await expectAccessible(view.container);
  });

  it('are exported a month at a time', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file: Blob) => {
      files.push(file);
      return 'blob:csv';
    };
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, wire } = await open();
    await user.click(await screen.findByRole('button', { name: 'November 2026 as CSV' }));
    expect(await screen.findByText('wayfare-2026-11.csv is in your downloads.')).toBeVisible();
    expect(wire.requestsTo(exportInvoices)).toEqual([{ month: '2026-11', language: 'en' }]);
    expect(files.map(({ type }) => type)).toEqual(['text/csv;charset=utf-8']);
  });

  it('say why an export failed, in the month that it was asked of', async () => {
    const { user } = await open({
      csv: () => wireError(500, { code: 'SERVER_ERROR', message: 'x' }),
    });
    await user.click(await screen.findByRole('button', { name: 'October 2026 as CSV' }));
    const october = within(screen.getByRole('region', { name: 'October 2026' }));
    expect(await october.findByRole('alert')).toBeVisible();
  });

  it('are none at first, which says how to get one', async () => {
    const { view } = await open({ path: '/nl/gebruiker/facturen', papers: [] });
    expect(await screen.findByText('Je hebt nog geen facturen')).toBeVisible();
    expect(screen.getByText(/kies ‘Factuur voor een bedrijf’/)).toBeVisible();
    await expectAccessible(view.container);
  });

  it('keep a company for the next one, and forget it', async () => {
    const { user, wire } = await open({ details: COMPANY });
    await user.clear(await screen.findByLabelText('City'));
    await fill(user, screen.getByLabelText('City'), 'Utrecht');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your company details are saved')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Forget these details' }));
    expect(await screen.findByText('Your company details are forgotten')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Company name')).toHaveValue(''));
    expect(wire.requestsTo(saveCompany)).toEqual([
      { details: { ...COMPANY, city: 'Utrecht' }, language: 'en' },
      { details: null, language: 'en' },
    ]);
  });
});
