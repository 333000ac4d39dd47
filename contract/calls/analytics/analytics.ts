import Type from 'typebox';
import { pageTimings } from '../../domain/analytics/analyticsEvents.ts';
import { defineCall } from '../call.ts';
import { strictObject } from '../bodies.ts';

const number = Type.Number({ minimum: 0, maximum: 3_600_000 });

/** Measurements of the page itself; the console passes them on and keeps none (decision record 0157). */
export const analyticsCalls = [
  defineCall({
    id: 'analytics.pageTiming',
    method: 'POST',
    path: '/console/v1/analytics/page-timing',
    kind: 'change',
    access: 'signed-in',
    summary: 'How fast a page loaded; sent to the analytics service, if there is one',
    source: 'part 1 §7',
    body: strictObject({
      // A pattern without digits: neither an id nor a phone number fits into it.
      page: Type.String({ pattern: '^(/([a-z-]+|:id))*/?$', maxLength: 120 }),
      timings: strictObject(
        Object.fromEntries(pageTimings.map(name => [name, Type.Optional(number)])) as Record<
          (typeof pageTimings)[number],
          ReturnType<typeof Type.Optional<typeof number>>
        >,
      ),
    }),
    answer: Type.Object({ isSent: Type.Boolean() }),
  }),
];
