import { sandboxBetween } from '../../../test/sandbox/sandbox-behind-proxy';
import { viesRegister } from './vies';

const LOG = { warn: () => undefined };

describe('VIES, as the sandbox plays it', () => {
  const between = sandboxBetween();
  const register = (path = '/vies/rest-api') =>
    viesRegister({ url: `${between().sandbox.origin}${path}`, timeout: 3_000 }, LOG);
  const through = (timeout = 300) =>
    viesRegister({ url: `${between().wire.url}/vies/rest-api`, timeout }, LOG);

  it.each([
    ['NL004495445B01', 'valid'],
    ['EL094259216', 'valid'],
    ['FI00000000', 'invalid'],
    ['FI11111111', 'unknown'],
    ['FI22222222', 'unknown'],
    ['GB980780684', 'unknown'],
  ])('%s is %s', async (number, standing) => {
    expect(await register().standingOf(number)).toBe(standing);
  });

  it('asks for the country and the number apart', async () => {
    await through(3_000).standingOf('NL004495445B01');
    const [sent] = between().wire.asked;
    expect(sent).toMatchObject({ method: 'POST', url: '/vies/rest-api/check-vat-number' });
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      countryCode: 'NL',
      vatNumber: '004495445B01',
    });
  });

  it.each(['hanging', 'dropped', 'html', 'rubbish', 'null'] as const)(
    'knows nothing of a number while the answer is %s, and throws nothing',
    async (fault) => {
      between().wire.on(/vies/, fault);
      expect(await through().standingOf('NL004495445B01')).toBe('unknown');
    },
  );

  it('knows nothing where there is no VIES', async () => {
    expect(await register('/nothing').standingOf('NL004495445B01')).toBe('unknown');
  });
});
