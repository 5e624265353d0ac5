import { FlightSearchForm } from '../features/search/flight-search-form';

export function Component() {
  return <FlightSearchForm />;
}
