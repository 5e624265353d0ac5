import { atom } from 'jotai';

export const STANDINGS = ['current', 'outdated', 'revoked'] as const;
/** Of the releases that a page was made with: the worst of them. */
export type Standing = (typeof STANDINGS)[number];

export const standingAtom = atom<Standing>('current');

/** A newer page is offered once; who declines is not asked again in this document. */
export const updateOfferAtom = atom<'none' | 'made' | 'declined'>('none');

export const STANDING_PATH = '/releases.json';
