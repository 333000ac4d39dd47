import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AuditAct } from '#contract/domain/auditActs.ts';
import type { CallOf } from '#contract/calls/index.ts';
import type { User } from '#contract/calls/recordTypes.ts';
import { checkPhone } from '#contract/domain/checks/contactChecks.ts';
import { phoneFault } from '#contract/domain/checks/phoneFault.ts';
import { toldText } from '#contract/domain/messages/told.ts';
import { normalisePhone } from '#contract/domain/checks/phone.ts';
import { userMessages } from '#contract/domain/users/userMessages.ts';
import type { Verb } from '../../calls/Context.ts';
import { invalidField, notFound, Refusal } from '../../calls/Refusal.ts';
import {
  accountAssignments,
  accounts,
  agentPhones,
  campaignAgents,
  campaigns,
  users,
  virtualNumbers,
} from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { invalidChoice } from '../../tables/refuseReferences.ts';
import { takenIndex } from '../../tables/refusingTaken.ts';
import { refusePerson } from './judgeUser.ts';
import { userRecords } from './userRecords.ts';

type Acting = Pick<InWrite, 'db' | 'services' | 'audit' | 'actor'>;

/** The person, locked, whom the caller may change. */
const take = async (context: Acting, id: number): Promise<User> => {
  await context.db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
  const user = await userRecords.readOne(context, id);
  refusePerson(context, user);
  return user;
};

/** Moves the person's version, tells history and answers them as they are now. */
const done = async (context: Acting, before: User, action: AuditAct): Promise<User> => {
  const { db, actor, audit } = context;
  await db
    .update(users)
    .set({ version: sql`${users.version} + 1`, updatedBy: actor.id })
    .where(eq(users.id, before.id));
  const after = await userRecords.readOne(context, before.id);
  await audit.record({
    action,
    entity: 'users',
    entityId: before.id,
    version: after.version,
    before: userRecords.historyOf(context, before),
    after: userRecords.historyOf(context, after),
  });
  return after;
};

const primaryPhone = (userId: number) =>
  and(
    eq(agentPhones.userId, userId),
    eq(agentPhones.isPrimary, true),
    isNull(agentPhones.deletedAt),
  );

/** POST activate-calling. */
export const activateCalling: Verb<CallOf<'users.activateCalling'>> = async context => {
  const { db, actor, body, audit } = context;
  const { userId, active } = body;
  const user = await take(context, userId);
  if (active && user.status !== 1) throw new Refusal('CONFLICT', userMessages.inactive);
  if (active && user.agentPhone === undefined) throw new Refusal('CONFLICT', userMessages.noPhone);
  if ((user.isCallingActive ?? false) === active) {
    audit.nothingChanged();
    return user;
  }
  await db
    .update(agentPhones)
    .set({
      isCallingActive: active,
      version: sql`${agentPhones.version} + 1`,
      updatedBy: actor.id,
    })
    .where(primaryPhone(userId));
  return done(context, user, active ? 'activate-calling' : 'deactivate-calling');
};

/** PUT update-contact-details/{id}: the number is their alone. */
export const updateContactDetails: Verb<CallOf<'users.updateContactDetails'>> = async context => {
  const { db, actor, params, body, audit } = context;
  const user = await take(context, params.id);
  const phone = normalisePhone(body.agentPhone);
  if (checkPhone(phone)) throw invalidField('/agentPhone', 'phone', toldText(phoneFault));
  if (phone === user.agentPhone) {
    audit.nothingChanged();
    return user;
  }
  const write = (inner: typeof db) =>
    user.agentPhone === undefined
      ? inner.insert(agentPhones).values({
          userId: user.id,
          phone,
          createdBy: actor.id,
          updatedBy: actor.id,
        })
      : inner
          .update(agentPhones)
          .set({ phone, version: sql`${agentPhones.version} + 1`, updatedBy: actor.id })
          .where(primaryPhone(user.id));
  await db
    .transaction(async inner => write(inner))
    .catch((error: unknown) => {
      if (takenIndex(error) !== 'agent_phones_phone_unique') throw error;
      throw invalidField('/agentPhone', 'duplicate', userMessages.phoneTaken);
    });
  return done(context, user, 'contact-details');
};

/** GET virtual-number/{id}. */
export const virtualNumberOf: Verb<CallOf<'users.virtualNumber'>> = async ({ db, params }) => {
  const [held] = await db
    .select({ id: virtualNumbers.id, number: virtualNumbers.number })
    .from(virtualNumbers)
    .where(and(eq(virtualNumbers.userId, params.id), eq(virtualNumbers.isActive, true)))
    .orderBy(virtualNumbers.id)
    .limit(1);
  if (!held) throw notFound(userMessages.noVirtualNumber);
  return { ...held, userId: params.id };
};

/** POST vn-reallocate: the number goes to the person; their earlier one becomes free, and so does its earlier holder. */
export const reallocateNumber: Verb<CallOf<'users.reallocateNumber'>> = async context => {
  const { db, actor, services, body, audit } = context;
  const user = await take(context, body.userId);
  if (user.status !== 1) throw new Refusal('CONFLICT', userMessages.inactive);
  const [number] = await db
    .select()
    .from(virtualNumbers)
    .where(and(eq(virtualNumbers.id, body.virtualNumberId), eq(virtualNumbers.isActive, true)))
    .for('update');
  if (!number) throw invalidField('/virtualNumberId', 'reference', invalidChoice);
  if (number.userId === user.id) {
    audit.nothingChanged();
    return user;
  }
  const holder = number.userId === null ? undefined : await take(context, number.userId);
  const next = { version: sql`${virtualNumbers.version} + 1`, updatedBy: actor.id };
  await db
    .update(virtualNumbers)
    .set({ userId: null, assignedAt: null, ...next })
    .where(eq(virtualNumbers.userId, user.id));
  await db
    .update(virtualNumbers)
    .set({ userId: user.id, assignedAt: services.now(), ...next })
    .where(eq(virtualNumbers.id, number.id));
  if (holder) await done(context, holder, 'reallocate-number');
  return done(context, user, 'reallocate-number');
};

const refuseCampaigns = async (context: Acting, user: User, ids: readonly number[]) => {
  if (!user.isOwnerAgent) throw new Refusal('CONFLICT', userMessages.notOwnerAgent);
  if (ids.length === 0) return;
  const found = await context.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(inArray(campaigns.id, [...ids]), isNull(campaigns.deletedAt)))
    .for('share');
  if (found.length < ids.length) throw invalidField('/campaignIds', 'reference', invalidChoice);
};

/** POST agent-campaign/{id}. */
export const addCampaign: Verb<CallOf<'users.addCampaign'>> = async context => {
  const { db, params, body, audit } = context;
  const user = await take(context, params.id);
  await refuseCampaigns(context, user, [body.campaignId]);
  const added = await db
    .insert(campaignAgents)
    .values({ campaignId: body.campaignId, userId: user.id })
    .onConflictDoNothing()
    .returning({ id: campaignAgents.id });
  if (added.length > 0) return done(context, user, 'add-campaign');
  audit.nothingChanged();
  return user;
};

/** PUT agent-campaign/{id}: these and no others. */
export const setCampaigns: Verb<CallOf<'users.setCampaigns'>> = async context => {
  const { db, params, body } = context;
  const user = await take(context, params.id);
  await refuseCampaigns(context, user, body.campaignIds);
  await db.delete(campaignAgents).where(eq(campaignAgents.userId, user.id));
  if (body.campaignIds.length > 0)
    await db
      .insert(campaignAgents)
      .values(body.campaignIds.map(campaignId => ({ campaignId, userId: user.id })));
  return done(context, user, 'set-campaigns');
};

/** PUT update-assigned-accounts: everything that one has, before they leave or change their work. */
export const updateAssignedAccounts: Verb<
  CallOf<'users.updateAssignedAccounts'>
> = async context => {
  const { db, actor, body, audit, request } = context;
  const { userId, agentId } = body;
  if (userId === agentId) throw invalidField('/agentId', 'same', userMessages.samePerson);
  await take(context, userId);
  const next = await take(context, agentId);
  if (next.status !== 1) throw invalidField('/agentId', 'inactive', userMessages.inactive);
  const moved = await db
    .update(accounts)
    .set({ agentId, version: sql`${accounts.version} + 1`, updatedBy: actor.id })
    .where(
      and(eq(accounts.agentId, userId), isNull(accounts.deletedAt), isNull(accounts.mergedIntoId)),
    )
    .returning({ id: accounts.id, version: accounts.version });
  if (moved.length === 0) {
    audit.nothingChanged();
    return { moved: 0 };
  }
  await db.insert(accountAssignments).values(
    moved.map(({ id }) => ({
      accountId: id,
      fromAgentId: userId,
      agentId,
      batchId: request.id,
      createdBy: actor.id,
    })),
  );
  await audit.record(
    ...moved.map(({ id, version }) => ({
      action: 'assign' as const,
      entity: 'accounts',
      entityId: id,
      version,
      before: { agentId: userId },
      after: { agentId },
    })),
  );
  return { moved: moved.length };
};
