import * as v from 'valibot';
import { PREFERENCE_GROUPS, TRAIN_LIMITS } from './train-facts';
import { TrainPassengerSchema } from './train-travellers';
import { TrainIdSchema } from './trains';
import { OfItem, OfBooking } from './train-bookings';

/** `POST deleteItem` (API-11): bound legs are one item. */
export const DeleteItemRequestSchema = v.object(OfItem);
export type DeleteItemRequest = v.InferInput<typeof DeleteItemRequestSchema>;

/** `POST create-service-offer` (API-12): sets how many; 0 is refused with "Do Delete" (TRN-68), else BAGS_FAILED. */
export const CreateServiceRequestSchema = v.object({
  ...OfItem,
  serviceOfferID: TrainIdSchema,
  request: v.object({
    serviceId: TrainIdSchema,
    fareOfferIds: v.pipe(v.array(TrainIdSchema), v.minLength(1), v.maxLength(40)),
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
  }),
});
export type CreateServiceRequest = v.InferInput<typeof CreateServiceRequestSchema>;

/** `POST delete-service-offer` (API-13). */
export const DeleteServiceRequestSchema = v.object({ ...OfItem, serviceOfferID: TrainIdSchema });
export type DeleteServiceRequest = v.InferInput<typeof DeleteServiceRequestSchema>;

/** `PUT preferences-types` (API-14): replaces an item's seat wishes; none clears them. */
export const PreferencesRequestSchema = v.object({
  ...OfItem,
  request: v.object({
    preferences: v.pipe(
      v.array(
        v.object({
          group: v.picklist(PREFERENCE_GROUPS),
          option: v.pipe(v.string(), v.maxLength(40)),
        }),
      ),
      v.maxLength(PREFERENCE_GROUPS.length),
    ),
  }),
});
export type PreferencesRequest = v.InferInput<typeof PreferencesRequestSchema>;

/** `PUT update-travelers`, before prebooking; the first is an item's lead. 422 names `items.N.travelers.M.field`. */
export const UpdateTravelersRequestSchema = v.object({
  ...OfBooking,
  items: v.pipe(
    v.array(
      v.object({
        itemID: TrainIdSchema,
        travelers: v.pipe(
          v.array(TrainPassengerSchema),
          v.minLength(1),
          v.maxLength(TRAIN_LIMITS.passengers),
        ),
      }),
    ),
    v.minLength(1),
    v.maxLength(TRAIN_LIMITS.items),
  ),
});
export type UpdateTravelersRequest = v.InferInput<typeof UpdateTravelersRequestSchema>;
export const RemovedSchema = v.object({ status: v.picklist(['OK', 'KO']) });
export type Removed = v.InferOutput<typeof RemovedSchema>;
