import Type from 'typebox';
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { orNone } from '../orNone.ts';

const moment = Type.String({ format: 'date-time' });
/** What a person is told: by the bell, and by an event when it happens. */
export const notificationSchema = Type.Object({
  id: rowId,
  kind: Type.String(),
  tone: Type.Enum(['success', 'error', 'warning', 'info']),
  title: Type.String(),
  body: orNone(Type.String()),
  /** The same in Hindi; null of what was told before both languages were kept. */
  titleHi: orNone(Type.String()),
  bodyHi: orNone(Type.String()),
  link: orNone(Type.String()),
  readAt: orNone(moment),
  createdAt: moment,
});

/** One's own notifications (part 1 section 7). The specification writes both paths without a leading slash (T118). */
export const notificationCalls = [
  defineCall({
    id: 'notifications.recent',
    method: 'GET',
    path: '/sapna/sse/paymentNotifications/recent',
    kind: 'read',
    access: 'signed-in',
    isBackground: true,
    summary: 'The caller’s own newest notifications, and how many are unread',
    source: 'part 1 §7, decision record 0121',
    answer: Type.Object({
      results: Type.Array(notificationSchema),
      unread: Type.Integer({ minimum: 0 }),
    }),
  }),
  defineCall({
    id: 'notifications.read',
    method: 'PUT',
    path: '/sapna/sse/paymentNotifications/read',
    kind: 'change',
    access: 'signed-in',
    summary:
      'Marks notifications as read; `notificationIds` separated by commas; those of other people are ignored',
    source: 'part 1 §7, decision record 0121',
    query: strictObject({
      notificationIds: Type.String({ pattern: '^[1-9]\\d{0,15}(,[1-9]\\d{0,15}){0,199}$' }),
    }),
    answer: Type.Object({ unread: Type.Integer({ minimum: 0 }) }),
  }),
] as const;
