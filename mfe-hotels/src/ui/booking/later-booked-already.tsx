import { useStoredText } from '@wayfare/forms';
import { laterPart } from '@wayfare/ui';
import { Suspense } from 'react';
import type { BookedAlreadyProps } from './booked-already';

const BookedAlready = laterPart<BookedAlreadyProps>(() =>
  import(/* webpackChunkName: "booked-already" */ './booked-already').then(
    (part) => part.BookedAlready,
  ),
);

/** `BookedAlready`, loaded only in tabs that tried to book. */
export function LaterBookedAlready(props: BookedAlreadyProps) {
  const hasTried = useStoredText('hotelAttempts') !== null;
  return (
    hasTried && (
      <Suspense>
        <BookedAlready {...props} />
      </Suspense>
    )
  );
}
