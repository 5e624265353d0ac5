import { embeddedContent } from '../../src/adapters/content/embedded';
import type { ContentFile } from '../../src/adapters/content/content-files';
import type { Content } from '../../src/ports/content';

/* For tests: a few entries of each kind, as files of the embedded store. */

const file = (path: string, front: string, body: string): ContentFile => ({
  path,
  text: `---\n${front.trim()}\n---\n\n${body.trim()}\n`,
});

const NIGHT_TRAINS = (title: string, slug: string) => `
title: ${title}
slug: ${slug}
teaser: Asleep in one country, awake in the next.
published: 2026-05-04
updated: 2026-06-01
cover: skyline-at-dusk-2
coverAlt: A drawing
topic: trains
countries: [AT, NL]`;

const LISBON = `
title: Lisbon in three days
slug: lisbon-in-three-days
teaser: Hills, trams and time.
published: 2026-07-01
updated: 2026-07-01
cover: village-street-2
coverAlt: A drawing
topic: cities
countries: [PT]`;

const DRAFT = `
title: Not ready
slug: not-ready
teaser: Somebody is still writing this.
published: 2026-08-01
updated: 2026-08-02
draft: true
cover: garden-2
coverAlt: A drawing
topic: food`;

const SPAIN = (title: string, slug: string) => `
title: ${title}
slug: ${slug}
teaser: Two coasts and a high plain.
published: 2026-03-01
updated: 2026-03-02
country: ES
cover: beach-3
coverAlt: A drawing
bestMonths: [4, 5, 10]
bestTime: Warm, and not yet hot.
facts: { capital: Madrid, languages: Spanish, money: euro, time: CET, power: type F, emergency: 112, gettingAround: trains, tipping: small change }
highlights:
  - title: Seville
    text: A city of courtyards.`;

const PORTUGAL = SPAIN('Portugal', 'portugal').replace('country: ES', 'country: PT\ndraft: true');

const HELP = (question: string) => `
title: Help
slug: customer-service
teaser: Questions and answers.
published: 2026-01-10
updated: 2026-02-10
metaTitle: Help with your booking
topics:
  - id: paying
    title: Paying
    questions:
      - id: refund-when
        question: ${question}
        answer: Within **ten days**, see [the terms](/terms-and-conditions).`;

const PROMO = (slug: string, until: string) => `
title: Member prices
slug: ${slug}
teaser: Log in and pay less for some stays.
published: 2026-04-01
updated: 2026-04-01
cover: lobby-1
coverAlt: A drawing
link: { name: account.register, label: Make an account }
${until}`;

const BODY = `
# Before you go

Take the [train](/trains), or read [about it](https://example.org/trains). <b onclick="alert(1)">Really</b>.

## What to bring

- a book
- earplugs

## What to bring

| Class | Bed |
|---|---|
| couchette | six in a room |
`;

export const SMALL_CONTENT: readonly ContentFile[] = [
  file('articles/night-trains/en.md', NIGHT_TRAINS('Night trains', 'night-trains'), BODY),
  file(
    'articles/night-trains/nl.md',
    NIGHT_TRAINS('Nachttreinen', 'nachttreinen'),
    '## Wat je meeneemt\n\nEen boek.',
  ),
  file('articles/lisbon/en.md', LISBON, 'Walk uphill first.'),
  file('articles/not-ready/en.md', DRAFT, 'A first sentence.'),
  file('destinations/spain/en.md', SPAIN('Spain', 'spain'), 'Go by train.'),
  file('destinations/spain/nl.md', SPAIN('Spanje', 'spanje'), 'Ga met de trein.'),
  file('destinations/portugal/en.md', PORTUGAL, 'By the sea.'),
  file('pages/customer-service/en.md', HELP('When do I get my refund?'), 'We are here.'),
  file('pages/customer-service/nl.md', HELP('Wanneer krijg ik mijn geld terug?'), 'We zijn er.'),
  file('promos/member-prices/en.md', PROMO('member-prices', ''), 'On some stays.'),
  file('promos/member-prices/nl.md', PROMO('ledenprijzen', ''), 'Bij sommige verblijven.'),
  file('promos/last-summer/en.md', PROMO('last-summer', 'until: 2026-09-30'), 'It is over.'),
];

export function smallContent(): Content {
  return embeddedContent(SMALL_CONTENT);
}
