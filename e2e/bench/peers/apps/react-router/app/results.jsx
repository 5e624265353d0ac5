import { cards } from './cards.server.js';
import { Page } from './page.js';

export const loader = () => ({ cards });

export default function Results({ loaderData }) {
  return <Page cards={loaderData.cards} />;
}
