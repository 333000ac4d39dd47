import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { Verb } from '../../../calls/Context.ts';
import { saleEvents } from '../../../database/schema/index.ts';
import { refusingTaken } from '../catalogue/refusingTaken.ts';
import { eventHistory, eventOrRefuse } from './eventRows.ts';
import { columnsOf, refuseBadDays, takenEventName } from './internal.ts';

/** POST event. */
export const createEvent: Verb<CallOf<'events.create'>> = async ({
  body,
  db,
  actor,
  audit,
  services,
}) => {
  const { startDate, endDate } = body;
  const name = body.name.trim();
  refuseBadDays(body, indiaDay(services.now()));
  const [created] = await refusingTaken('sale_events_name_unique', takenEventName(name), () =>
    db
      .insert(saleEvents)
      .values({
        ...columnsOf(body),
        name,
        startDate,
        endDate,
        createdBy: actor.id,
        updatedBy: actor.id,
      })
      .returning({ id: saleEvents.id }),
  );
  if (!created) throw new Error('The insert returned no event');
  const record = await eventOrRefuse(db, created.id);
  await audit.record({
    action: 'create',
    entity: 'events',
    entityId: record.id,
    version: record.version,
    before: null,
    after: eventHistory(record),
  });
  return record;
};
