/** Where travellers reach us: a placeholder of the demonstration that leads to nobody. */
export const SOCIAL_URL = 'https://example.org/';
