import Type from 'typebox';
import { strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { slotEditorRoles } from './slotEditors.ts';

const uuid = Type.String({ format: 'uuid' });
const source = 'part 3 §7, T93, T97, decision record 0060';

/** Address of an uploaded picture: what a card keeps as its `content`. */
export const slotMediaUrl = (id: string): string => `/ads/media/${id}`;

/** The id in such an address; undefined for every other text. */
export const slotMediaId = (content: string): string | undefined =>
  /^\/ads\/media\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(content)?.[1];

/** Pictures of product cards. Who may see the slots may see its pictures; before that, no matter who uploaded them. */
export const slotMediaCalls = [
  defineCall({
    id: 'slotMedia.upload',
    calledBy: 'address',
    method: 'POST',
    path: '/ads/upload-media-to-s3',
    kind: 'change',
    access: slotEditorRoles,
    summary:
      'Uploads what a slot shows: with the card’s `priority`, or with `resource` and `place`; checked by its content',
    source,
    parts: strictObject({
      priority: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
      resource: Type.Optional(Type.String({ description: 'The screen of the slot' })),
      place: Type.Optional(Type.String({ description: 'Where in the slot the file goes' })),
    }),
    answer: Type.Object({
      id: uuid,
      /** What a card keeps as `content`. */
      url: Type.String(),
      priority: Type.Optional(Type.Integer()),
      place: Type.Optional(Type.String()),
      name: Type.String(),
      type: Type.String(),
      size: Type.Integer(),
      width: Type.Integer(),
      height: Type.Integer(),
      image_tag_id: Type.Optional(Type.Integer()),
    }),
  }),
  defineCall({
    id: 'slotMedia.get',
    calledBy: 'address',
    method: 'GET',
    path: '/ads/media/{id}',
    kind: 'read',
    access: 'signed-in',
    summary: 'An uploaded picture',
    source,
    params: Type.Object({ id: uuid }),
    answer: Type.Any(),
    answers: ['image/*'],
  }),
] as const;
