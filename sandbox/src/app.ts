import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { doubles, type World } from './double';
import { registerFaults } from './faults/faults';
import { insidePage } from './kit/pages';

export type SandboxOptions = Partial<World> & {
  logger?: FastifyServerOptions['logger'] | undefined;
};

const FIRST_PAGE = insidePage(
  'Sandbox suppliers',
  `<p>This process plays the services outside the marketplace. All supply is invented; places are real.</p>
${doubles.map(({ about }) => about).join('\n')}
<h2>Faults</h2>
<p>With <code>SANDBOX_FAULTS=1</code>: <code>POST /__faults {"match":"/stays","mode":"status-500|hang|garbage|slow|lost","times":1,"ms":2000}</code> and <code>DELETE /__faults</code>.</p>`,
);

export function buildApp({ logger = false, ...options }: SandboxOptions = {}): FastifyInstance {
  const app = Fastify({
    logger,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 1_000 },
  });
  const world: World = { now: Date.now, faultsEnabled: false, ...options };
  if (world.faultsEnabled) registerFaults(app);
  app.get('/health', () => ({ status: 'UP' }));
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(FIRST_PAGE));
  for (const { register } of doubles) register(app, world);
  return app;
}
