/** Where travellers write to at any hour (OQ-18); the API's mails name the address of its configuration. */
export const SUPPORT_EMAIL = 'support@wayfare.example';
/** Where travellers reach us in public, at any hour: a placeholder of the demonstration that leads to nobody. */
export const SOCIAL_URL = 'https://example.org/';
