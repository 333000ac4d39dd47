import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { serviceAccountCalls } from '#contract/calls/users/serviceAccounts.ts';
import type { ServiceAccount, ServiceAccountFields } from '#contract/calls/recordTypes.ts';
import type { Grant } from '#contract/domain/roles/userFlags.ts';
import { expandRoles } from '#contract/domain/roles/displayRoles.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import {
  isPickedRole,
  outOfReach,
  ungrantable,
  type PickedRole,
} from '#contract/domain/users/pickedRoles.ts';
import { accountRefused, tokenMessages } from '#contract/domain/users/tokenMessages.ts';
import { rolesRefused, userMessages } from '#contract/domain/users/userMessages.ts';
import { invalidField, Refusal } from '../../calls/Refusal.ts';
import { apiTokens, serviceAccounts, users } from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { grantRoles } from './grantRoles.ts';
import { namesOfRoles } from './namesOfRoles.ts';
import { revokeTokensOf } from './revokeTokensOf.ts';
import { rolesOf } from './rolesOf.ts';

/** The row of `users` in whose name a program acts. */
const programs = alias(users, 'programs');

/** No address gets mail there: the name is reserved for that. */
const emailOf = (id: number): string => `service-account-${id}@programs.invalid`;

/** A program signs in nowhere, so no role comes along by itself. */
const grantsOfProgram = (picked: readonly PickedRole[]): Grant[] =>
  expandRoles(picked).map(code => ({ code, isAutomatic: false }));

/** A program is nobody who asks, so the rule about one's own roles never holds for it. */
const nobody = 0;

/**
 * Whoever may not give the roles of a program may not change it and gets no token of it: they would act with its roles (T24).
 * @throws Refusal FORBIDDEN
 */
export const refuseAccount = (
  context: Pick<InWrite, 'actor' | 'services'>,
  { userRoles }: Pick<ServiceAccount, 'userRoles'>,
): void => {
  const beyond = outOfReach(context.actor, nobody, userRoles.filter(isPickedRole));
  if (beyond.length > 0)
    throw new Refusal('FORBIDDEN', accountRefused(namesOfRoles(context, beyond)));
};

/** Programs that call the console, with the roles of people (decision record 0236). */
export const serviceAccountRecords = declareRecords<ServiceAccount, ServiceAccountFields>(
  serviceAccountCalls,
  {
    resource: 'service-accounts',
    table: serviceAccounts,
    removal: 'hard',
    notThere: notThere.record,
    fields: today => ({
      name: serviceAccounts.name,
      purpose: serviceAccounts.purpose,
      userRoles: rolesOf(sql`${programs.id}`),
      isActive: serviceAccounts.isActive,
      tokenCount: sql<number>`(select count(*) from ${apiTokens}
        where ${apiTokens.serviceAccountId} = ${serviceAccounts.id} and ${apiTokens.revokedAt} is null
          and ${apiTokens.expiresOn} >= ${today}::date)`.mapWith(Number),
      lastUsedAt: sql<Date>`(select max(${apiTokens.lastUsedAt}) from ${apiTokens}
        where ${apiTokens.serviceAccountId} = ${serviceAccounts.id})`.mapWith(apiTokens.lastUsedAt),
    }),
    joins: [
      {
        table: programs,
        on: eq(programs.serviceAccountId, serviceAccounts.id),
        isInner: false,
      },
    ],
    search: [serviceAccounts.name, serviceAccounts.purpose],
    sort: 'name',
    readers: 'granted',
    unique: [
      {
        index: 'service_accounts_name_unique',
        field: 'name',
        taken: () => tokenMessages.nameTaken,
      },
    ],
    faults: ({ record: { userRoles } }) =>
      userRoles.every(isPickedRole)
        ? []
        : [{ field: 'userRoles', code: 'role', ...userMessages.unknownRole }],
    refuse: (context, { before, changes }) => {
      if (before) refuseAccount(context, before);
      const picked = changes.userRoles?.filter(isPickedRole) ?? [];
      const old = before?.userRoles.filter(isPickedRole) ?? [];
      const refused = changes.userRoles ? ungrantable(context.actor, nobody, old, picked) : [];
      if (refused.length > 0)
        throw invalidField('/userRoles', 'grant', rolesRefused(namesOfRoles(context, refused)));
      return Promise.resolve();
    },
    written: async (context, { id, before, changes }) => {
      const { db } = context;
      if (!before)
        await db.insert(users).values({
          serviceAccountId: id,
          email: emailOf(id),
          firstName: changes.name?.trim() ?? '',
          status: 0,
          createdBy: context.actor.id,
        });
      else if (changes.name !== undefined)
        await db
          .update(users)
          .set({ firstName: changes.name.trim() })
          .where(eq(users.serviceAccountId, id));
      if (!changes.userRoles) return;
      const [program] = await db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.serviceAccountId, id));
      if (!program) throw new Error(`The service account ${id} has no user`);
      const picked = changes.userRoles.filter(isPickedRole);
      if (before && picked.some(role => !before.userRoles.includes(role)))
        await revokeTokensOf(context, id);
      await grantRoles(context, program.id, picked, grantsOfProgram);
    },
  },
);
