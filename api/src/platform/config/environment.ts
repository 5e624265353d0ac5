import { ProxiesSchema } from '@wayfare/api-contract/proxies';
import { MAP_VARIABLES } from '@wayfare/api-contract/map-tiles';
import { SUPPORT_VARIABLES } from '@wayfare/api-contract/support';
import { REDIS_VARIABLES } from '@wayfare/server/shared-state/redis-setting';
import { TRACE_VARIABLES } from '@wayfare/server/telemetry/trace-settings';
import {
  PortSchema,
  CountSchema,
  SenderSchema,
  SmtpSchema,
  UrlSchema,
} from '@wayfare/server/setting-schemas';
import * as v from 'valibot';
import { DESK_VARIABLES } from './desk';
import { PemSchema } from './pem';
import { SANDBOX } from './sandbox';
import {
  TextSchema,
  DaysSchema,
  TimeoutSchema,
  FlagSchema,
  HttpSchema,
  PicturesSchema,
  HostSchema,
  DataKeySchema,
  MethodsSchema,
} from './setting-schemas';
import { SECRET_VARIABLES } from './secrets';
import { STAY_VARIABLES } from './stays';
import { WALLET_VARIABLES } from './wallets';

export const EnvironmentSchema = v.object({
  NODE_ENV: v.optional(
    v.picklist(['development', 'test', 'production'], 'must be development, test or production'),
    'development',
  ),
  ALLOW_SANDBOX: v.optional(FlagSchema, 'off'),
  API_ROLE: v.optional(v.picklist(['all', 'api', 'worker'], 'must be all, api or worker'), 'all'),
  HOST: v.optional(HostSchema, '127.0.0.1'),
  API_PORT: v.optional(PortSchema, '4010'),
  OPERATORS_PORT: v.optional(
    v.union(
      [
        v.pipe(
          v.literal('off'),
          v.transform(() => null),
        ),
        PortSchema,
      ],
      'must be a port number or off',
    ),
  ),
  OPERATORS_HOST: v.optional(HostSchema, '127.0.0.1'),
  ...SECRET_VARIABLES,
  OPERATORS_HOSTS: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[a-z\d.-]+(,[a-z\d.-]+)*$/,
        'must be names such as operators.example.com, in small letters, separated by commas',
      ),
      v.transform((names) => names.split(',')),
    ),
  ),
  PUBLIC_ORIGIN: v.optional(
    UrlSchema(
      /^https?:\/\/[^/]+$/,
      'must be an origin such as https://www.example.com, without a path',
    ),
    SANDBOX.origin,
  ),
  SITE_PAGES_URL: v.optional(HttpSchema),
  DATABASE_URL: v.optional(
    UrlSchema(/^postgres(ql)?:\/\//, 'must be an address such as postgres://user@host/name'),
  ),
  DATABASE_POOL: v.optional(v.pipe(CountSchema, v.minValue(1, 'must be at least 1')), '10'),
  ...REDIS_VARIABLES,
  ...TRACE_VARIABLES,
  DATA_DIR: v.optional(TextSchema, '.wayfare/data'),
  SUPPLIER_URL: v.optional(HttpSchema),
  SANDBOX_URL: v.optional(HttpSchema, 'http://127.0.0.1:4020'),
  SUPPLIER_TOKEN: v.optional(TextSchema, SANDBOX.supplierToken),
  SUPPLIER_TIMEOUT_MS: v.optional(TimeoutSchema, '20000'),
  ...STAY_VARIABLES,
  RAIL_URL: v.optional(HttpSchema),
  RAIL_TOKEN: v.optional(TextSchema, SANDBOX.railToken),
  RAIL_TIMEOUT_MS: v.optional(TimeoutSchema, '20000'),
  FLIGHT_COMMISSION_PERCENT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}(\.\d{1,2})?$/, 'must be a percentage such as 2 or 2.5'),
      v.transform(Number),
    ),
    '2',
  ),
  PAYMENTS_SECRET_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^(sk|rk)_(test|live)_/, 'must be a secret key such as sk_live_…')),
    SANDBOX.secretKey,
  ),
  PAYMENTS_PUBLISHABLE_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^pk_(test|live)_/, 'must be a publishable key such as pk_live_…')),
    SANDBOX.publishableKey,
  ),
  PAYMENT_METHODS: v.optional(MethodsSchema, 'card,ideal,bancontact,paypal'),
  PAYMENTS_TIMEOUT_MS: v.optional(TimeoutSchema, '20000'),
  BREAKER_PAUSE_MS: v.optional(TimeoutSchema, '10000'),
  SMTP_URL: v.optional(SmtpSchema, SANDBOX.smtpUrl),
  MAIL_FROM: v.optional(SenderSchema, SANDBOX.mailFrom),
  ...SUPPORT_VARIABLES,
  SELLER_NAME: v.optional(TextSchema),
  SELLER_ADDRESS: v.optional(TextSchema),
  SELLER_VAT_NUMBER: v.optional(TextSchema),
  SELLER_REGISTRATION: v.optional(TextSchema),
  VAT_REGISTER_URL: v.optional(HttpSchema),
  VAT_REGISTER_TIMEOUT_MS: v.optional(TimeoutSchema, '5000'),
  ...WALLET_VARIABLES,
  ...DESK_VARIABLES,
  IDENTITY_ISSUER: v.optional(HttpSchema),
  IDENTITY_CLIENT_ID: v.optional(TextSchema),
  IDENTITY_CLIENT_SECRET: v.optional(TextSchema),
  IDENTITY_NAME: v.optional(v.pipe(TextSchema, v.maxLength(40, 'must have at most 40 characters'))),
  SESSION_PRIVATE_KEY: v.optional(PemSchema),
  SESSION_PREVIOUS_KEY: v.optional(PemSchema),
  LINK_PRIVATE_KEY: v.optional(PemSchema),
  LINK_PREVIOUS_KEY: v.optional(PemSchema),
  DATA_ENCRYPTION_KEY: v.optional(DataKeySchema),
  DATA_ENCRYPTION_PREVIOUS_KEY: v.optional(DataKeySchema),
  ...MAP_VARIABLES,
  PLACES_DIR: v.optional(TextSchema, 'api/places'),
  CONTENT_DIR: v.optional(TextSchema, 'api/content'),
  CONTENT_URL: v.optional(HttpSchema),
  CONTENT_TOKEN: v.optional(TextSchema),
  CONTENT_PICTURES: v.optional(PicturesSchema, ''),
  CONTENT_ZONE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[A-Za-z]\w{0,40}$/, 'must be the name of a field, such as blocks'),
    ),
  ),
  CONTENT_TIMEOUT_MS: v.optional(TimeoutSchema, '5000'),
  RATE_LIMIT: v.optional(CountSchema, '3000'),
  RATE_LIMIT_LOGIN: v.optional(CountSchema, '300'),
  RATE_LIMIT_CONTACT: v.optional(CountSchema, '30'),
  RATE_LIMIT_TELEMETRY: v.optional(CountSchema, '120'),
  OVERLOAD_MS: v.optional(CountSchema, '2000'),
  DRAIN_DELAY_MS: v.optional(v.pipe(CountSchema, v.maxValue(60_000, 'must be at most 60000')), '0'),
  MEDIA_CACHE_MB: v.optional(v.pipe(CountSchema, v.minValue(1, 'must be at least 1')), '512'),
  TRUSTED_PROXIES: v.optional(ProxiesSchema, '127.0.0.1,::1'),
  HSTS_MAX_AGE: v.optional(CountSchema, '31536000'),
  HSTS_SUBDOMAINS: v.optional(FlagSchema, 'off'),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be a log level such as info',
    ),
    'info',
  ),
  CAPTCHA: v.optional(FlagSchema, 'on'),
  CAPTCHA_COST: v.optional(
    v.pipe(
      CountSchema,
      v.minValue(1, 'must be at least 1'),
      v.maxValue(1_000_000, 'must be at most 1000000'),
    ),
    '1000',
  ),
  RETENTION_INVOICES_DAYS: v.optional(DaysSchema, '2555'),
  RETENTION_REST_DAYS: v.optional(DaysSchema, '90'),
  RETENTION_AUDIT_DAYS: v.optional(DaysSchema, '730'),
  TEST_CLOCK: v.optional(FlagSchema, 'off'),
  CHECK_RESPONSES: v.optional(FlagSchema),
  API_DOCS: v.optional(FlagSchema, 'on'),
});

export type Environment = v.InferOutput<typeof EnvironmentSchema>;
