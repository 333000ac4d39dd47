import type { CallOf } from '#contract/calls/index.ts';
import type { User, UserFields } from '#contract/calls/recordTypes.ts';
import { userMessages } from '#contract/domain/users/userMessages.ts';
import { standingOf } from '../../adapters/standing.ts';
import type { Config } from '../../config.ts';
import type { Verb } from '../../calls/Context.ts';
import { invalidField, Refusal } from '../../calls/Refusal.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { inWrite } from '../../tables/inWrite.ts';
import { mailSignInLink } from './signInLink.ts';
import { userRecords } from './userRecords.ts';

const isDuplicate = (error: unknown): error is Refusal =>
  error instanceof Refusal &&
  error.details.errors?.every(({ code }) => code === 'duplicate') === true;

/** Without mail nobody gets a link; who signs in with an account of somewhere else needs none. */
const canDoWithoutLink = (config: Config): boolean =>
  (config.googleClientId !== null || config.directory !== null) &&
  standingOf(config, 'mail') === 'off';

/**
 * POST company-users: a person who is there already is answered with 409 and the field at fault, which the form shows
 * itself (part 3 section 8, T94). The new one is mailed a link that sets their password.
 */
export const createUser = async (context: InWrite & { body: UserFields }): Promise<User> => {
  const made = await userRecords.create(context, context.body).catch((error: unknown) => {
    if (!isDuplicate(error)) throw error;
    throw new Refusal('CONFLICT', error, error.details);
  });
  if (made.status === 1 && !canDoWithoutLink(context.services.config))
    await mailSignInLink(context, made);
  return made;
};

/** PUT company-users/{id}. Roles have a call of their own, so that their words are told (record 0130). */
export const updateUser = (
  context: InWrite & { params: { id: number }; body: Partial<UserFields> & { version: number } },
) => userRecords.update(context, { id: context.params.id, body: { ...context.body } });

/** PUT user-role/{id}: other roles in place of all that were picked. */
export const setRoles: Verb<CallOf<'users.setRoles'>> = context =>
  userRecords.update(
    inWrite(context),
    { id: context.params.id, body: context.body },
    { action: 'change-roles' },
  );

/** DELETE user-role/{id}: takes roles away; someone without any is made inactive instead. */
export const removeRole: Verb<CallOf<'users.removeRole'>> = async context => {
  const { params, body } = context;
  const { userRoles } = await userRecords.readOne(context, params.id);
  const left = userRoles.filter(role => !body.userRoles.includes(role));
  if (left.length === userRoles.length)
    throw invalidField('/userRoles', 'role', userMessages.unknownRole);
  if (left.length === 0) throw invalidField('/userRoles', 'required', userMessages.lastRole);
  return userRecords.update(
    inWrite(context),
    { id: params.id, body: { userRoles: left, version: body.version } },
    { action: 'change-roles' },
  );
};
