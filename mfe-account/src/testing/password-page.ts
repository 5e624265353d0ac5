import { checkRecovery } from '@wayfare/api-contract';
import { fakeWire, renderRoute } from '@wayfare/testing';
import type { FakeWire } from '@wayfare/testing';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { FORM_CALLS } from './sign-in-wire';

/* For tests: the pages of a forgotten password. */

export const openPassword = (path: string, wire: FakeWire = fakeWire(FORM_CALLS)) =>
  renderRoute(vertical, manifest, path, { wire });

/** The link of the mail is good. */
export const WORKS = [checkRecovery, { ok: true as const }] as const;
