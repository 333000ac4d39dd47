import Type from 'typebox';
import { largestAmount } from '../../domain/money/parseAmount.ts';
import { videoTourProductId } from '../../domain/slots/slotProducts.ts';
import { slotProfileTypes, slotSellingTypes } from '../../domain/slots/slotValues.ts';
import { tourServiceTypes } from '../../domain/slots/videoTour/tourFields.ts';
import { tourStatuses } from '../../domain/slots/videoTour/tourTime.ts';
import { clearable, idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { listQuery, pageOf } from '../paging.ts';
import { slotEditorRoles } from './slotEditors.ts';

const source = 'part 3 §3, §4, §5, §7, §9, T123, decision record 0162';
const slotText = (maxLength: number) => Type.String({ maxLength });
/** A field of an answer that is absent without a value. */
const maybe = Type.Optional;
/** With an offset; what is none is told at its field by the rules. */
const time = slotText(40);
const serviceType = Type.Enum([...tourServiceTypes]);
const contact = {
  name: slotText(120),
  phone: Type.String({ maxLength: 20, format: 'phone' }),
  email: slotText(200),
};

const videoTourFields = {
  webinar_start_date_time: clearable(time),
  webinar_end_date_time: clearable(time),
  promoted_listing_id: clearable(rowId),
  service_type: clearable(serviceType),
  remarks: clearable(slotText(1000)),
  poc_details: clearable(
    strictObject({
      name: clearable(contact.name),
      phone: clearable(contact.phone),
      email: clearable(contact.email),
    }),
  ),
  event_id: clearable(rowId),
  opportunity_id: clearable(rowId),
  amount: clearable(Type.Integer({ minimum: 0, maximum: largestAmount })),
  profile_type: clearable(Type.Enum([...slotProfileTypes])),
  profile_uuid: clearable(Type.String({ format: 'uuid' })),
  selling_type: clearable(Type.Enum([...slotSellingTypes])),
};

/** A video tour as every call presents it; times with +0530, amounts paise, a field without a value absent. */
export const videoTour = Type.Object({
  id: rowId,
  slot_id: rowId,
  product_id: Type.Literal(videoTourProductId),
  /** 4 cancelled, 9 promotion ended, else on its way. */
  status_id: Type.Integer(),
  tour_status: Type.Enum(tourStatuses.map(({ id }) => id)),
  webinar_start_date_time: maybe(Type.String()),
  webinar_end_date_time: maybe(Type.String()),
  promoted_listing_id: maybe(rowId),
  promoted_listing_title: maybe(Type.String()),
  service_type: maybe(Type.String()),
  remarks: maybe(Type.String()),
  /** As for the other kinds of slots. */
  is_deal_hidden: maybe(Type.Boolean()),
  poc_details: Type.Partial(Type.Object(contact)),
  event_id: maybe(rowId),
  opportunity_id: maybe(rowId),
  amount: maybe(Type.Integer()),
  profile_type: maybe(Type.String()),
  profile_uuid: maybe(Type.String()),
  profile_name: maybe(Type.String()),
  selling_type: maybe(Type.String()),
  version: Type.Integer(),
  updated_at: Type.String({ format: 'date-time' }),
  updated_by_name: maybe(Type.String()),
});

/** Video tours (product 82). */
export const videoTourCalls = [
  defineCall({
    id: 'videoTours.list',
    method: 'GET',
    path: '/sapna/v1/{product}/helper/14',
    kind: 'read',
    access: 'signed-in',
    summary: 'Video tours, ten per page; newest change first',
    source,
    query: strictObject(listQuery),
    answer: pageOf(videoTour),
  }),
  defineCall({
    id: 'videoTours.get',
    method: 'GET',
    path: '/sapna/v1/{product}/helper/14/{id}',
    kind: 'read',
    access: 'signed-in',
    summary: 'One video tour',
    source,
    params: idParams,
    answer: videoTour,
  }),
  defineCall({
    id: 'videoTours.create',
    method: 'POST',
    path: '/ads/create-video-tour-slot',
    kind: 'change',
    access: slotEditorRoles,
    summary: 'Create a video tour; 409 names the tour that its listing has at that time',
    source,
    body: strictObject(videoTourFields),
    answer: videoTour,
  }),
  defineCall({
    id: 'videoTours.update',
    method: 'PUT',
    path: '/ads/update-video-tour-slot/{id}',
    kind: 'change',
    access: slotEditorRoles,
    summary: 'Change a video tour that has not ended; the answer is the new state (T103)',
    source,
    params: idParams,
    body: strictObject({ ...videoTourFields, version: rowId }),
    answer: videoTour,
  }),
  defineCall({
    id: 'videoTours.cancel',
    method: 'PUT',
    path: '/ads/update-video-tour-slot/{id}?source=cancel',
    kind: 'change',
    access: slotEditorRoles,
    summary:
      'Cancel a video tour: status 4 before its start, 9 after, by the server’s clock; no effect once it has ended',
    source,
    params: idParams,
    query: strictObject({ source: Type.Optional(Type.Literal('cancel')) }),
    body: strictObject({ version: rowId }),
    answer: videoTour,
  }),
] as const;
