/** The version of what shell and verticals promise each other: `npm run contract` writes it (decision 0076). */
export const CONTRACT_VERSION = '2.20.0';
