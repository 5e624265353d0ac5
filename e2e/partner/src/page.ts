import { PROVIDED } from './shared-modules';
import { showApplications } from './applications';
import { showParcels } from './parcels';

declare global {
  interface Window {
    __PARTNER_PROVIDED__: typeof PROVIDED;
  }
}

const { parts } = window.__PARTNER__;
if (parts.some(({ path }) => path === null)) showApplications(parts);
else showParcels(parts);
window.__PARTNER_PROVIDED__ = PROVIDED;
