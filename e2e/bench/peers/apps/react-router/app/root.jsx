import { Links, Meta, Outlet, Scripts } from 'react-router';
import { Head } from './page.js';

export default function Root() {
  return (
    <html lang="en">
      <head>
        <Head />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
