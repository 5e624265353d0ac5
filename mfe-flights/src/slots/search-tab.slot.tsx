import { FlightSearchForm } from '../features/search/flight-search-form';
import { LastFlightSearches } from '../features/search/last-flight-searches';

export function Component() {
  return (
    <>
      <FlightSearchForm />
      <LastFlightSearches />
    </>
  );
}
