import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { isRoleCode } from '#contract/domain/roles.ts';
import { whyOfOthersRoles } from '#contract/domain/roles/whyRoles.ts';
import { isHiddenFrom } from '#contract/model/record/formerMembers.ts';
import { canDo } from '#contract/model/rights/screenAccess.ts';
import type { RecordScreen, Screen } from '#contract/model/types.ts';
import { whyField, whyVerb, type Verdict } from '#contract/model/rights/why.ts';
import { noRecordOf, noScreen, notThere } from '#contract/domain/messages/notThere.ts';
import { hasRole, type Actor } from '../../../calls/Actor.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import { notFound, Refusal } from '../../../calls/Refusal.ts';
import { fieldsKept } from '../../../policies/recordDoor.ts';
import { findActorById } from '../../../session/findActorById.ts';
import { refuseUnlessShown, sourceFor, type Around } from '../changes/visibleChanges.ts';

type Ask = Context<CallOf<'console.why'>>;

const bad = (field: string, message: string): Refusal =>
  new Refusal('VALIDATION_FAILED', message, {
    errors: [{ in: 'query', field: `/${field}`, code: 'unknown', message }],
  });

/** Of whom it is asked: the person, another one, or someone who holds one role alone. */
const askedOf = async ({ query, actor, db }: Ask): Promise<Actor> => {
  const { role, userId } = query;
  if (role === undefined && (userId === undefined || userId === actor.id)) return actor;
  if (!hasRole(actor, ...whyOfOthersRoles))
    throw new Refusal('FORBIDDEN', 'Your roles do not allow you to check this for other people.');
  if (role !== undefined) {
    if (!isRoleCode(role)) throw bad('role', `The role "${role}" does not exist.`);
    return { ...actor, roleCodes: [role], grants: [{ code: role, isAutomatic: false }] };
  }
  const other = await findActorById(db, userId ?? 0);
  if (!other) throw notFound(notThere.person);
  return other;
};

/** The record as the caller may see it: asking for others shows them no more of it. */
const recordOf = async (around: Around, screen: Screen, context: Ask) => {
  const { id } = context.query;
  if (id === undefined || screen.type !== 'records') return undefined;
  if (canDo(screen, context.actor.roleCodes, 'show'))
    await refuseUnlessShown(around, screen, id, context);
  const source = sourceFor(around, screen, context);
  const [record] = await source.readByIds([id]);
  if (!record) throw notFound(noRecordOf(screen.label.one));
  return record;
};

/** Fields of which the caller learns no value. */
const keptFrom = async ({ servedCalls }: Around, screen: Screen, context: Ask) => {
  if (screen.type !== 'records') return () => false;
  const { id } = context.query;
  return id === undefined
    ? isHiddenFrom(screen, context.actor.roleCodes)
    : fieldsKept(servedCalls, screen, id, context);
};

/** Values of fields that are hidden from the caller do not travel inside an explanation. */
const withoutValues = (verdicts: readonly Verdict[], isKept: (path: string) => boolean) =>
  JSON.parse(JSON.stringify(verdicts), (_key, part: unknown) => {
    const isHidden =
      part !== null &&
      typeof part === 'object' &&
      'path' in part &&
      isKept(String(part.path).replace(/^previous\./, ''));
    return isHidden ? { ...part, value: undefined } : part;
  }) as readonly Verdict[];

const verdictsOf = (
  screen: Screen,
  { query, services }: Ask,
  user: Actor,
  record: unknown,
): readonly Verdict[] => {
  const asked = { record, today: indiaDay(services.now()) };
  const { verb = 'list', field: path } = query;
  if (path === undefined) return [whyVerb(screen, user, verb, asked)];
  const field = (screen as RecordScreen).fields?.[path];
  if (!field) throw bad('field', `There is no field "${path}".`);
  return whyField(screen as RecordScreen, user, field, asked);
};

/**
 * GET why: which grants, rules and conditions allow or refuse something, as the server decides it. Everyone may ask
 * for themselves; for other people and roles only those who grant roles.
 */
export const explainWhy =
  (around: Around): Verb<CallOf<'console.why'>> =>
  async context => {
    const { resource } = context.query;
    const screen = around.screens.get(resource);
    if (!screen) throw notFound(noScreen(resource));
    const user = await askedOf(context);
    const record = await recordOf(around, screen, context);
    const verdicts = verdictsOf(screen, context, user, record);
    const isKept = await keptFrom(around, screen, context);
    return {
      resource,
      roles: [...user.roleCodes],
      verdicts: withoutValues(verdicts, isKept).map(verdict => ({
        ...verdict,
        causes: [...verdict.causes],
        grantedTo: [...verdict.grantedTo],
      })),
    };
  };
