/** Where travellers write to at any hour (OQ-18); the API's mails name the address of its configuration. */
export const SUPPORT_EMAIL = 'support@wayfare.example';
