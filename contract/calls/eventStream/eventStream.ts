import Type from 'typebox';
import { strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';

/** What happens, told to the browsers that listen. Who hears a topic: `contract/domain/eventTopics.ts`. */
export const eventStreamCalls = [
  defineCall({
    id: 'console.events',
    calledBy: 'address',
    method: 'GET',
    path: '/console/v1/events',
    kind: 'read',
    access: 'signed-in',
    isBackground: true,
    summary: 'Server-sent events of the named topics; Last-Event-ID sends missed events again',
    source: 'design: live parts by server-sent events with replay; decision record 0099',
    query: strictObject({
      topics: Type.String({ minLength: 1, maxLength: 4000, description: 'Separated by commas' }),
      /** The last event that was heard, for a stream that is opened again with other topics. */
      after: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
    /** `text/event-stream` without an end. */
    answer: Type.Any(),
    answers: ['text/event-stream'],
  }),
] as const;
