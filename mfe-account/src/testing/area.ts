import { queryClient } from '@wayfare/api-client/query-cache';
import {
  account,
  claims,
  company,
  invoiceList,
  savedCards,
  savedTravellers,
  sessionList,
  trips,
} from '@wayfare/api-contract';
import type {
  Account,
  Claims,
  InvoiceList,
  SavedCards,
  SavedTraveller,
  SessionList,
  TravellerList,
} from '@wayfare/api-contract';
import { waitFor } from '@testing-library/react';
import { tripsOf } from './trips';

export const MEMBER = { user: 'u1', name: 'Anne', lastname: 'Hof' };

export function buildAccount(changes: Partial<Account> = {}): Account {
  return {
    user: 'u1',
    email: 'anne@example.com',
    name: 'Anne',
    lastname: 'Hof',
    language: 'en',
    picture: null,
    country: null,
    hasPassword: true,
    googleLoggued: false,
    createdAt: '2026-12-01T09:00:00Z',
    ...changes,
  };
}

export function buildTraveller(changes: Partial<SavedTraveller> = {}): SavedTraveller {
  return {
    id: 'tr-1',
    firstName: 'Bram',
    lastName: 'Hof',
    dateOfBirth: '1988-11-04',
    gender: 'MALE',
    email: '',
    phone: '+31612345678',
    country: 'NL',
    documentType: 'passport',
    document: 'NX1234567',
    documentExpires: '2031-05-20',
    ...changes,
  };
}

export const SESSIONS: SessionList = {
  sessions: [
    {
      id: 's-1',
      current: true,
      browser: 'Firefox on Windows',
      createdAt: '2026-12-09T09:00:00Z',
      seenAt: '2026-12-10T09:00:00Z',
    },
    {
      id: 's-2',
      current: false,
      browser: 'Safari on iPhone',
      createdAt: '2026-12-08T09:00:00Z',
      seenAt: '2026-12-08T10:00:00Z',
    },
    {
      id: 's-3',
      current: false,
      browser: '',
      createdAt: '2026-12-07T09:00:00Z',
      seenAt: '2026-12-07T10:00:00Z',
    },
  ],
};

const TRAVELLERS: TravellerList = { travellers: [buildTraveller()] };
const NO_CARDS: SavedCards = { cards: [] };
const NO_INVOICES: InvoiceList = { papers: [] };
export const NO_CLAIMS: Claims = { bookings: [] };

/** What each page of the area reads. */
export const AREA_CALLS = [
  [account, buildAccount()],
  [savedTravellers, TRAVELLERS],
  [savedCards, NO_CARDS],
  [sessionList, SESSIONS],
  [claims, NO_CLAIMS],
  [invoiceList, NO_INVOICES],
  [company, { details: null }],
  [trips, tripsOf([])],
] as const;

/** Waits until every question to the API is answered. */
export const settled = () => waitFor(() => expect(queryClient().isFetching()).toBe(0));
