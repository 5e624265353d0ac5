import type { FastifyInstance } from 'fastify';
import { doubles } from './double';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sandbox suppliers</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #ccc;padding:.4rem;text-align:left;vertical-align:top}</style>
</head>
<body>
<h1>Sandbox suppliers</h1>
<p>This process plays the services outside the marketplace. All supply is invented; places are real.</p>
${doubles.map(({ about }) => about).join('\n')}
<h2>Faults</h2>
<p>With <code>SANDBOX_FAULTS=1</code>: <code>POST /__faults {"match":"/stays","mode":"status-500|hang|garbage|slow|lost","times":1,"ms":2000}</code> and <code>DELETE /__faults</code>.</p>
</body>
</html>
`;

export function registerIndexPage(app: FastifyInstance): void {
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
}
