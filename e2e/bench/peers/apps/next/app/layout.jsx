import { Head } from '../page.js';

export default function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <Head />
      </head>
      <body>{children}</body>
    </html>
  );
}
