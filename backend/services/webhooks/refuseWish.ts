import { eq } from 'drizzle-orm';
import type { Webhook, WebhookFields } from '#contract/calls/recordTypes.ts';
import { nearest } from '#contract/domain/nearest.ts';
import { partsOfEvent } from '#contract/domain/webhooks/changeKinds.ts';
import {
  noSuchEvent,
  noSuchField,
  webhookFaults,
} from '#contract/domain/webhooks/webhookFaults.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import { hiddenFields } from '#contract/model/rights/screenAccess.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { fieldsOf, refsOf } from '#contract/rules/fieldsOf.ts';
import { isCondition } from '#contract/rules/isCondition.ts';
import type { Actor } from '../../calls/Actor.ts';
import { invalidField, Refusal } from '../../calls/Refusal.ts';
import { users } from '../../database/schema/index.ts';
import type { Screens } from '../../screens/readScreens.ts';
import { findActorById } from '../../session/findActorById.ts';
import type { InWrite, Proposed } from '../../tables/Declaration.ts';
import { refuseAccount, serviceAccountRecords } from '../users/serviceAccountRecords.ts';
import { screenEvents } from './screenEvents.ts';

/** Whose rights say what is told: those of the program that is named, else of whoever saves it. */
export const ownerOf = async (
  { db, actor }: Pick<InWrite, 'db' | 'actor'>,
  { serviceAccountId }: Pick<WebhookFields, 'serviceAccountId'>,
): Promise<number> => {
  if (isNoValue(serviceAccountId)) return actor.id;
  const [program] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.serviceAccountId, Number(serviceAccountId)));
  if (!program) throw new Error(`The service account ${serviceAccountId} has no user`);
  return program.id;
};

const refuseEvents = (screens: Screens, actor: Actor, events: readonly string[]): void => {
  const known = screenEvents(screens, actor).map(({ id }) => id);
  const wrong = events.find(id => !known.includes(id));
  if (wrong !== undefined)
    throw invalidField('/events', 'event', noSuchEvent(wrong, nearest(wrong, known)));
};

/** The paths of the record that a condition looks at, before the change and after it. */
const pathsIn = (condition: Parameters<typeof refsOf>[0]): readonly string[] => [
  ...fieldsOf(condition),
  ...refsOf(condition).flatMap(ref => (ref.startsWith('previous.') ? ref.slice(9) : [])),
];

const refuseCondition = (
  screens: Screens,
  actor: Actor,
  { condition, events }: WebhookFields,
): void => {
  if (isNoValue(condition)) return;
  const fault = (told: Parameters<typeof invalidField>[2]) =>
    invalidField('/condition', 'condition', told);
  if (!isCondition(condition)) throw fault(webhookFaults.condition);
  const [resource = '', ...more] = new Set(events.map(id => partsOfEvent(id)[0]));
  if (more.length > 0) throw fault(webhookFaults.conditionOfMany);
  const screen = screens.get(resource) as RecordScreen;
  const hidden = new Set(hiddenFields(screen, actor.roleCodes));
  const known = Object.keys(screen.fields).filter(path => !hidden.has(path));
  const isKnown = (path: string) =>
    known.some(one => path === one || path.startsWith(`${one}.`)) || path === 'version';
  const wrong = pathsIn(condition).find(path => !isKnown(path));
  if (wrong !== undefined) throw fault(noSuchField(wrong));
};

/**
 * What a subscription may ask for: events of screens that its owner may open, a condition on fields that they see, and an
 * address that webhooks reach. @throws Refusal at the field where it belongs
 */
export const refuseWish = async (
  screens: Screens,
  context: InWrite,
  { record }: Proposed<Webhook, WebhookFields>,
): Promise<void> => {
  const fault = context.services.webhookPost.fault(record.url);
  if (fault) throw invalidField('/url', 'address', fault);
  if (!isNoValue(record.serviceAccountId)) {
    const account = await serviceAccountRecords.readOne(context, Number(record.serviceAccountId));
    // Nobody sends themselves what they could not give anyone rights to.
    refuseAccount(context, account);
  }
  const owner = await findActorById(context.db, await ownerOf(context, record));
  if (!owner) throw new Refusal('CONFLICT', webhookFaults.noOwner);
  refuseEvents(screens, owner, record.events);
  refuseCondition(screens, owner, record);
};
