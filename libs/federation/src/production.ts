/** Whether what is built is for visitors, and not for somebody who edits it. */
export const isProduction = process.env.NODE_ENV !== 'development';
