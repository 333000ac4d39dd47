import { eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { isRoleCode } from '#contract/domain/roles.ts';
import { factorMessages } from '#contract/domain/users/factorMessages.ts';
import type { Verb } from '../../calls/Context.ts';
import { Refusal } from '../../calls/Refusal.ts';
import {
  factorChallenges,
  passkeys,
  recoveryCodes,
  roleGrants,
  sessions,
  totpFactors,
  users,
} from '../../database/schema/index.ts';
import { needsFactor } from '../../session/factors/needsFactor.ts';
import { ownedFactors } from '../../session/factors/ownedFactors.ts';
import { tellSecurity } from '../../session/securityMails.ts';
import { refusePerson } from './judgeUser.ts';
import { userRecords } from './userRecords.ts';

/** GET users/{id}/second-factor. */
export const secondFactorState: Verb<CallOf<'users.secondFactor'>> = async context => {
  const { db, services, params } = context;
  const user = await userRecords.readOne(context, params.id);
  const { app, keys, codesLeft, hasAny } = await ownedFactors(db, user.id);
  const grants = await db
    .select({ code: roleGrants.roleCode })
    .from(roleGrants)
    .where(eq(roleGrants.userId, user.id));
  const isRequired = needsFactor(
    services.config,
    grants.map(({ code }) => code).filter(isRoleCode),
  );
  const stateOf = (): string => {
    if (app && keys.length > 0) return 'App and passkeys';
    if (app) return 'Authenticator app';
    if (hasAny) return 'Passkeys';
    return services.config.secondFactor ? 'Not set up' : 'Off here: SECRETS_KEY is missing';
  };
  return { state: stateOf(), passkeys: keys.length, recoveryCodesLeft: codesLeft, isRequired };
};

/**
 * POST users/{id}/second-factor/reset: for somebody who lost them. Sessions end, and so does a sign-in that waits for its second step;
 * where a role needs a factor, the next sign-in sets one up. It takes no key, so it helps where that was lost.
 */
export const resetSecondFactor: Verb<CallOf<'users.resetSecondFactor'>> = async context => {
  const { db, audit, params } = context;
  const user = await userRecords.readOne(context, params.id);
  refusePerson(context, user);
  await db.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
  const { app, keys, codesLeft, hasAny } = await ownedFactors(db, user.id);
  if (!hasAny) throw new Refusal('CONFLICT', factorMessages.noFactor);
  for (const table of [totpFactors, passkeys, recoveryCodes, factorChallenges, sessions])
    await db.delete(table).where(eq(table.userId, user.id));
  await audit.record({
    action: 'reset-factors',
    entity: 'users',
    entityId: user.id,
    version: user.version,
    before: {
      ...(app && { app: 'Authenticator app' }),
      passkeys: keys.map(({ name }) => name).join(', '),
      recoveryCodesLeft: codesLeft,
    },
    after: {},
  });
  return { isMailed: await tellSecurity(context, user.email, 'reset') };
};
