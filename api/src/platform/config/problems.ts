import type { Environment } from './environment';
import { mapProblems } from '@wayfare/api-contract/map-tiles';
import { INVENTED_SUPPORT } from '@wayfare/api-contract/support';
import { wordsOfThose } from './contradiction';
import { deskProblems } from './desk';
import { identityProblems, isOfSandbox, ofSandbox } from './identity';
import { keyProblems } from './keys';
import { SANDBOX, isSandboxUrl, sandboxesOf } from './sandbox';
import type { Sandboxes } from './sandbox';
import { secretProblems } from './secrets';
import { sellerProblems } from './seller';
import { isTestHotelbeds, stayProblems } from './stays';
import type { StaySupplierName } from './stays';
import { walletProblems } from './wallets';

const isOnSale = ({ STAY_SUPPLIERS: names }: Environment, name: StaySupplierName) =>
  names.includes(name);

function supplierProblems(env: Environment, { flights, rail }: Sandboxes): string[] {
  return wordsOfThose([
    [
      flights && env.SUPPLIER_TOKEN.startsWith('duffel_live'),
      'SUPPLIER_TOKEN is a live token but SUPPLIER_URL is not set, so it would go to the sandbox',
    ],
    [
      !flights && env.SUPPLIER_TOKEN === SANDBOX.supplierToken,
      'SUPPLIER_TOKEN must be set with SUPPLIER_URL',
    ],
    [
      rail && env.RAIL_TOKEN !== SANDBOX.railToken,
      'RAIL_URL must be set with RAIL_TOKEN, which would go to the sandbox',
    ],
    [!rail && env.RAIL_TOKEN === SANDBOX.railToken, 'RAIL_TOKEN must be set with RAIL_URL'],
  ]);
}

function paymentProblems(
  {
    PAYMENTS_SECRET_KEY: secret,
    PAYMENTS_PUBLISHABLE_KEY: publishable,
    PAYMENTS_WEBHOOK_SECRET: webhook,
  }: Environment,
  { payments }: Sandboxes,
): string[] {
  return wordsOfThose([
    [
      payments !== (publishable === SANDBOX.publishableKey),
      'PAYMENTS_SECRET_KEY and PAYMENTS_PUBLISHABLE_KEY must be set together',
    ],
    [
      secret.includes('_live_') !== publishable.includes('_live_'),
      'PAYMENTS_SECRET_KEY and PAYMENTS_PUBLISHABLE_KEY must both be live or both be test keys',
    ],
    [
      !payments && webhook === SANDBOX.webhookSecret,
      'PAYMENTS_WEBHOOK_SECRET must be set with PAYMENTS_SECRET_KEY',
    ],
  ]);
}

/** Sandbox, embedded database and nobody's addresses; `ALLOW_SANDBOX` permits all. */
function inventedInProduction(env: Environment, sandboxes: Sandboxes): string[] {
  return wordsOfThose([
    [
      env.DATABASE_URL === undefined,
      'DATABASE_URL must be set: the embedded database is not for production',
    ],
    [sandboxes.flights, 'SUPPLIER_URL must be set: hotels and flights would be the sandbox’s'],
    [
      sandboxes.stays && !sandboxes.flights,
      'STAYS_URL must not be the sandbox’s: hotels would be invented',
    ],
    [
      isOnSale(env, 'hotelbeds') && isSandboxUrl(env.HOTELBEDS_URL, env.SANDBOX_URL),
      'HOTELBEDS_URL must be set: hotels would be the sandbox’s',
    ],
    [sandboxes.rail, 'RAIL_URL must be set: trains would be the sandbox’s'],
    [sandboxes.payments, 'PAYMENTS_SECRET_KEY must be set: payments would be the sandbox’s'],
    [isOfSandbox(env), 'IDENTITY_ISSUER must not be the sandbox’s, which lets in whoever asks'],
    [
      env.DESK_OIDC_ISSUER === ofSandbox(env.SANDBOX_URL),
      'DESK_OIDC_ISSUER must not be the sandbox’s, which makes whoever asks a supervisor',
    ],
    [env.PUBLIC_ORIGIN === SANDBOX.origin, 'PUBLIC_ORIGIN must be set to the site’s own address'],
    [
      env.PUBLIC_ORIGIN.startsWith('http:') && env.PUBLIC_ORIGIN !== SANDBOX.origin,
      'PUBLIC_ORIGIN must be an https address: cookies would not be Secure',
    ],
    [env.SMTP_URL === SANDBOX.smtpUrl, 'SMTP_URL must be set: mails would go to the sandbox'],
    [env.MAIL_FROM.includes('@wayfare.example'), 'MAIL_FROM must be an address of your own'],
    [env.SUPPORT_EMAIL.endsWith(INVENTED_SUPPORT), 'SUPPORT_EMAIL must be an address of your own'],
  ]);
}

/** Real money for invented supply, and the reverse. */
function mixed(env: Environment, { stays, flights, rail }: Sandboxes): string[] {
  const isLive = env.PAYMENTS_SECRET_KEY.includes('_live_');
  const isTest = (isSandbox: boolean, token: string) => isSandbox || /(^|_)test_/.test(token);
  const supplies = [
    ['SUPPLIER_URL', 'SUPPLIER_TOKEN', isTest(flights, env.SUPPLIER_TOKEN)],
    ...(env.STAYS_URL === undefined && env.STAYS_TOKEN === undefined
      ? []
      : [
          [
            'STAYS_URL',
            'STAYS_TOKEN',
            isTest(stays, env.STAYS_TOKEN ?? env.SUPPLIER_TOKEN),
          ] as const,
        ]),
    ...(isOnSale(env, 'hotelbeds')
      ? [['HOTELBEDS_URL', 'HOTELBEDS_KEY', isTestHotelbeds(env)] as const]
      : []),
    ['RAIL_URL', 'RAIL_TOKEN', isTest(rail, env.RAIL_TOKEN)],
  ] as const;
  return supplies.flatMap(([url, token, isInvented]) =>
    wordsOfThose([
      [
        isLive && isInvented,
        `${url} and ${token} must be live with a live PAYMENTS_SECRET_KEY: people would pay for what nobody sells`,
      ],
      [
        !isLive && !isInvented,
        `PAYMENTS_SECRET_KEY must be live with a live ${token}: real supply would be sold for play money`,
      ],
    ]),
  );
}

export function contradictions(env: Environment): string[] {
  const sandboxes = sandboxesOf(env);
  const isProduction = env.NODE_ENV === 'production';
  const tests = wordsOfThose([
    [
      env.API_ROLE !== 'all' && env.DATABASE_URL === undefined,
      'API_ROLE must be all without DATABASE_URL: the embedded database has one process',
    ],
    [
      env.CONTENT_TOKEN !== undefined && env.CONTENT_URL === undefined,
      'CONTENT_URL must be set with CONTENT_TOKEN',
    ],
    [isProduction && !env.CAPTCHA, 'CAPTCHA must be on in production'],
    [isProduction && env.TEST_CLOCK, 'TEST_CLOCK must be off in production'],
  ]);
  const found = [
    ...supplierProblems(env, sandboxes),
    ...stayProblems(env, sandboxes),
    ...paymentProblems(env, sandboxes),
    ...tests,
    ...keyProblems(env),
    ...secretProblems(env),
    ...identityProblems(env),
    ...deskProblems(env),
    ...sellerProblems(env),
    ...walletProblems(env),
    ...mapProblems(env).map(({ variable, words }) => `${variable} ${words}`),
  ];
  if (!isProduction) return found;
  const invented = env.ALLOW_SANDBOX ? [] : inventedInProduction(env, sandboxes);
  return [
    ...found,
    ...invented,
    ...(invented.length === 0 ? [] : ['or ALLOW_SANDBOX=on takes them, for a trial']),
    ...mixed(env, sandboxes),
  ];
}
