import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from './problems';

const VERSION = 'v2';

function checkVersion({ headers }: FastifyRequest): void {
  const version = headers['duffel-version'];
  if (version === VERSION) return;
  const [code, title, message] =
    version === undefined
      ? ([
          'missing_version_header',
          'Missing version header',
          'The Duffel-Version header needs to be set.',
        ] as const)
      : ([
          'unsupported_version',
          'Unsupported version',
          `The version set to the Duffel-Version header is no longer supported: send ${VERSION}.`,
        ] as const);
  throw problem(400, { type: 'invalid_request_error', code, title }, message);
}

/** Any test token opens the sandbox; a live one is refused so that it cannot be sent here by mistake and go unnoticed. */
function checkToken({ headers }: FastifyRequest): void {
  const { authorization } = headers;
  if (authorization === undefined) {
    throw problem(
      401,
      {
        type: 'authentication_error',
        code: 'missing_authorization_header',
        title: 'Missing authorization header',
      },
      'The Authorization header needs to be set and contain a valid API token.',
    );
  }
  const token = /^Bearer (\S+)$/.exec(authorization)?.[1] ?? '';
  if (token.startsWith('duffel_live_')) {
    throw problem(
      403,
      {
        type: 'authentication_error',
        code: 'insufficient_permissions',
        title: 'Live token in the sandbox',
      },
      'A live token was sent to the sandbox. Rotate it and use a duffel_test_ token.',
    );
  }
  if (!/^duffel_test_\S+$/.test(token)) {
    throw problem(
      401,
      {
        type: 'authentication_error',
        code: 'access_token_not_found',
        title: 'Access token not found',
      },
      'The access token used is not recognized by our system.',
    );
  }
}

export function registerAccess(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', randomUUID());
    checkToken(request);
    checkVersion(request);
    done();
  });
}
