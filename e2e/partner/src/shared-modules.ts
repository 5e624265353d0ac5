/* Every module that verticals share: a host provides them all, also those that it does not use itself. */
export const PROVIDED = [
  () => import('react'),
  () => import('react/jsx-runtime'),
  () => import('react-dom'),
  () => import('react-dom/client'),
  () => import('jotai'),
  () => import('react-hook-form'),
  () => import('@tanstack/react-query'),
  () => import('@wayfare/api-client'),
  () => import('@wayfare/api-client/query-cache'),
  () => import('@wayfare/i18n'),
  () => import('@wayfare/remote-kit'),
  () => import('@wayfare/remote-kit/host'),
  () => import('@wayfare/router'),
  () => import('@wayfare/session'),
  () => import('@wayfare/ui'),
];
