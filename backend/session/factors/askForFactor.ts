import { factorMessages } from '#contract/domain/users/factorMessages.ts';
import type { SignInChallenge } from '#contract/calls/errors.ts';
import type { Actor } from '../../calls/Actor.ts';
import type { Context } from '../../calls/Context.ts';
import { Refusal } from '../../calls/Refusal.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/client.ts';
import { createChallenge, type NewChallenge } from './challenges.ts';
import { needsFactor } from './needsFactor.ts';
import { ownedFactors } from './ownedFactors.ts';
import { relyingParty } from './relyingParty.ts';

/** Takes back what a sign-in has written that lacks its second factor: no session is left of it. */
class FactorMissing extends Error {
  readonly asked: Pick<SignInChallenge, 'step' | 'by'>;

  constructor(asked: FactorMissing['asked']) {
    super('A second factor is missing');
    this.asked = asked;
  }
}

/**
 * Within the sign-in, once the roles are known: whoever has a factor proves it, whoever must have one sets it up.
 * @throws Refusal UNAVAILABLE where a person has one and the key that it needs is missing: that opens no door
 */
export const refuseWithoutFactor = async (
  db: Database,
  config: Config,
  { id, roleCodes }: Pick<Actor, 'id' | 'roleCodes'>,
): Promise<void> => {
  const { hasAny, ways } = await ownedFactors(db, id);
  if (hasAny && !config.secondFactor) throw new Refusal('UNAVAILABLE', factorMessages.off);
  if (hasAny) throw new FactorMissing({ step: 'prove', by: ways });
  if (needsFactor(config, roleCodes))
    throw new FactorMissing({
      step: 'set-up',
      by: relyingParty(config) ? ['code', 'passkey'] : ['code'],
    });
};

/** Answers it with a challenge in place of a session; anything else goes on as it is. @throws Refusal SECOND_FACTOR_REQUIRED */
export const askForFactor = async (
  { db, services }: Pick<Context, 'db' | 'services'>,
  error: unknown,
  {
    userId,
    isPersistent,
    external,
  }: Pick<NewChallenge, 'external'> & { readonly userId: number; readonly isPersistent: boolean },
): Promise<never> => {
  if (!(error instanceof FactorMissing)) throw error;
  const { step, by } = error.asked;
  const { token, expiresAt } = await createChallenge(db, {
    purpose: step === 'prove' ? 'sign-in' : 'enrol',
    userId,
    isPersistent,
    external,
    now: services.now(),
  });
  throw new Refusal(
    'SECOND_FACTOR_REQUIRED',
    step === 'prove' ? factorMessages.required : factorMessages.setUpFirst,
    { challenge: { token, step, by, expiresAt: expiresAt.toISOString() } },
  );
};
