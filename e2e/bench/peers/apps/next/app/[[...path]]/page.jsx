import { cards } from '../../cards.server.js';
import { Results } from '../../results.jsx';

export const dynamic = 'force-dynamic';

export default function Page() {
  return <Results cards={cards} />;
}
