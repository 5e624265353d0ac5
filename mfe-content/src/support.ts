/** Where travellers reach us. Both are placeholders of the demonstration and lead to nobody. */
export const SUPPORT_EMAIL = 'support@wayfare.example';
export const SOCIAL_URL = 'https://example.org/';
