import { NOW } from '../../../test/clients/app';
import { newBrowser } from '../../../test/clients/browser-client';
import type { Browser, Seen } from '../../../test/clients/browser-client';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { runningSandbox } from '../../../test/sandbox/sandbox-process';
import type { RunningSandbox } from '../../../test/sandbox/sandbox-process';
import {
  body,
  credentialOf,
  problemOf,
  signInSteps,
  startSite,
  type SignInSteps,
  type Site,
} from '../../../test/clients/sign-in';

const FAR = Date.parse('2026-11-20T09:11:00Z');

describeOnDatabase('Signing in by somebody else’s account', (database) => {
  let sandbox: RunningSandbox;
  let site: Site;
  let steps: SignInSteps;

  beforeAll(async () => {
    sandbox = await runningSandbox();
    site = await startSite(database(), { SANDBOX_URL: sandbox.origin, SMTP_URL: sandbox.smtpUrl });
    steps = signInSteps(site);
  }, 90_000);
  afterAll(async () => {
    await site.close();
    await sandbox.stop();
  });

  describe('counts for nothing', () => {
    const EXPIRED = ['/user/login', 'expired', '/', ''];

    it('when the person says no', async () => {
      expect(
        problemOf(
          await steps.wayBack(newBrowser(), { cancel: 'yes' }, steps.start('/nl/hotels?a=b', 'nl')),
        ),
      ).toEqual(['/nl/gebruiker/login', 'denied', '/nl/hotels?a=b', '']);
    });

    it('when the answer comes a second time', async () => {
      const browser = newBrowser();
      const callback = await steps.answered(browser, { person: 'ada' });
      expect(steps.isPage((await browser.open(callback)).location)).toBe(true);
      expect(problemOf(new URL((await browser.open(callback)).location))).toEqual(EXPIRED);
    });

    it('when the answer comes to another browser, and still does in its own', async () => {
      const browser = newBrowser();
      const callback = await steps.answered(browser, { person: 'ada' });
      const other = newBrowser();
      await other.open(steps.start('/'));
      for (const stranger of [newBrowser(), other])
        expect(problemOf(new URL((await stranger.open(callback)).location))).toEqual(EXPIRED);
      expect(credentialOf(new URL((await browser.open(callback)).location))).not.toBe('');
    });

    it.each<[string, (callback: URL) => void]>([
      ['state', (callback) => callback.searchParams.set('state', 'x')],
      ['state at all', (callback) => callback.searchParams.delete('state')],
    ])('without the %s that it began with', async (_what, forge) => {
      const browser = newBrowser();
      const callback = new URL(await steps.answered(browser, { person: 'ada' }));
      forge(callback);
      expect(problemOf(new URL((await browser.open(callback.href)).location))).toEqual(EXPIRED);
    });

    it('with a code that was changed on the way, and names nothing of it in the log', async () => {
      const browser = newBrowser();
      const callback = new URL(await steps.answered(browser, { person: 'ada' }));
      const code = callback.searchParams.get('code') ?? '';
      callback.searchParams.set('code', `x${code}`);
      expect(problemOf(new URL((await browser.open(callback.href)).location))).toEqual([
        '/user/login',
        'failed',
        '/hotels?x=1',
        '',
      ]);
      expect(site.api.logged.join('')).toContain('a third-party sign-in failed');
      expect(site.api.logged.join('')).not.toMatch(
        new RegExp(`${code}|ada\\.jansen|wayfare_identity`),
      );
    });

    it('after ten minutes', async () => {
      const browser = newBrowser();
      const callback = await steps.answered(browser, { person: 'ada' });
      const late = await browser.open(callback, {
        headers: { 'x-test-clock': new Date(FAR).toISOString(), 'accept-language': 'nl' },
      });
      expect(problemOf(new URL(late.location))).toEqual([
        '/nl/gebruiker/login',
        'expired',
        '/',
        '',
      ]);
    });

    it.each<[string, (credential: string, own: Browser) => Promise<Seen>]>([
      ['in another browser', (credential) => steps.login(newBrowser(), credential)],
      [
        'a second time',
        async (credential, own) =>
          steps.login(own, credential).then(() => steps.login(own, credential)),
      ],
      [
        'after a minute',
        (credential, own) =>
          steps.login(own, credential, { 'x-test-clock': new Date(NOW + 61_000).toISOString() }),
      ],
      [
        'from a page of another site',
        (credential, own) => steps.login(own, credential, { origin: 'https://evil.example' }),
      ],
      ['as something else', (credential, own) => steps.login(own, `x${credential.slice(1)}`)],
    ])('a credential handed in %s', async (_how, hand) => {
      const browser = newBrowser();
      const answer = await hand(
        credentialOf(await steps.wayBack(browser, { person: 'ada' })),
        browser,
      );
      expect([answer.status, body(answer).errors[0].code]).toEqual([401, 'SIGN_IN_FAILED']);
    });

    it('when another browser has tried its credential: it still works in its own', async () => {
      const browser = newBrowser();
      const credential = credentialOf(await steps.wayBack(browser, { person: 'ada' }));
      await steps.login(newBrowser(), credential);
      expect((await steps.login(browser, credential)).status).toBe(200);
    });
  });
});
