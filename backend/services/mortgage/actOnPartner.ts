import { and, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { BodyOf } from '#contract/calls/call.ts';
import { fieldFaults } from '#contract/domain/messages/fieldFaults.ts';
import { remarkType } from '#contract/domain/mortgage/onboarding.ts';
import {
  onboardingActOf,
  onboardingRoles,
  stateAfter,
  type ActField,
  type OnboardingAct,
} from '#contract/domain/mortgage/onboardingActs.ts';
import { onboardingMessages } from '#contract/domain/mortgage/onboardingMessages.ts';
import type { Context, Verb } from '../../calls/Context.ts';
import { invalidField, notAllowed, Refusal } from '../../calls/Refusal.ts';
import {
  mortgageBankDetails as banks,
  mortgageHistory as history,
  mortgagePartners as partners,
  mortgageSignatories as signatories,
} from '../../database/schema/index.ts';
import { refusePartner } from '../../policies/scopes/mortgageScope.ts';
import { refuseFaults } from '../../tables/refuseFaults.ts';
import { refuseStale } from '../../tables/staleVersion.ts';
import { mortgagePartnerRecords } from './partnerRecords.ts';

type Body = BodyOf<CallOf<'mortgagePartners.act'>>;
type Writing = Pick<Context, 'db' | 'services'> & { readonly actor: { readonly id: number } };

/** What an act asks for has to be there, and nothing else. @throws Refusal 422 on each field */
const refuseFields = ({ act, version: _version, remark, ...given }: Body): void => {
  const { asks, needsRemark } = onboardingActOf(act);
  const missing = asks.filter(name => given[name] === undefined);
  const others = (Object.keys(given) as ActField[]).filter(name => !asks.includes(name));
  refuseFaults([
    ...missing.map(field => ({ field, code: 'required', ...fieldFaults.required })),
    ...others.map(field => ({ field, code: 'hidden', ...fieldFaults.hidden })),
    ...(needsRemark && !remark?.trim()
      ? [{ field: 'remark', code: 'required', ...onboardingMessages.remark }]
      : []),
  ]);
};

const decideBank = async (
  { db, actor, services }: Writing,
  id: number,
  state: 'approved' | 'rejected',
) => {
  const of = (stored: 'approved' | 'requested') =>
    and(eq(banks.mortgagePartnerId, id), eq(banks.state, stored));
  const stamp = { updatedAt: services.now(), updatedBy: actor.id };
  if (state === 'approved')
    await db
      .update(banks)
      .set({ state: 'replaced', ...stamp })
      .where(of('approved'));
  await db
    .update(banks)
    .set({ state, ...stamp })
    .where(of('requested'));
};

const askForBank = async ({ db, actor }: Writing, id: number, body: Body): Promise<void> => {
  const { holderName = '', accountNumber = '', ifsc = '', bankName = '' } = body;
  await db.insert(banks).values({
    mortgagePartnerId: id,
    holderName,
    accountNumber,
    ifsc,
    bankName,
    createdBy: actor.id,
    updatedBy: actor.id,
  });
};

/** What an act writes beside the state of the partner. */
const writeBeside = async (writing: Writing, id: number, body: Body, from: number) => {
  const { db, actor } = writing;
  const { firmName, pan, yearsInBusiness } = body;
  const verbs: Partial<Record<OnboardingAct, () => Promise<unknown>>> = {
    'professional-details': () =>
      db.update(partners).set({ firmName, pan, yearsInBusiness }).where(eq(partners.id, id)),
    'signatory-details': () =>
      db.insert(signatories).values({
        mortgagePartnerId: id,
        name: body.signatoryName ?? '',
        email: body.signatoryEmail ?? null,
        phone: body.signatoryPhone ?? null,
        pan: body.signatoryPan ?? null,
        aadhaarLastFour: body.aadhar?.slice(-4) ?? null,
        createdBy: actor.id,
        updatedBy: actor.id,
      }),
    'bank-details': () => askForBank(writing, id, body),
    'bank-details-retry': () => askForBank(writing, id, body),
    'bank-update-request': () => askForBank(writing, id, body),
    'bank-update-approve': () => decideBank(writing, id, 'approved'),
    'bank-update-reject': () => decideBank(writing, id, 'rejected'),
    // Of an agreement nothing is asked for yet, so nothing is decided.
    approve: () => (from === 7 ? decideBank(writing, id, 'approved') : Promise.resolve()),
    reject: () => (from === 7 ? decideBank(writing, id, 'rejected') : Promise.resolve()),
  };
  await verbs[body.act]?.();
};

/** POST mortgage-partners/{id}/acts: the next step of a partner, by the person who has to take it (part 1 section 4). */
export const actOnPartner: Verb<CallOf<'mortgagePartners.act'>> = async context => {
  const { db, actor, audit, params, body, services } = context;
  const { act } = body;
  if (!onboardingRoles[onboardingActOf(act).by].some(role => actor.roleCodes.includes(role)))
    throw notAllowed();
  await refusePartner(db, actor, params.id);
  await db
    .select({ id: partners.id })
    .from(partners)
    .where(eq(partners.id, params.id))
    .for('update');
  const before = await mortgagePartnerRecords.readOne(context, params.id);
  refuseStale('mortgage partner', before, body.version);
  const { onBoardingStatusId: status = 1, onBoardingSubStatusId: sub = 1 } = before;
  const to = stateAfter(act, [status, sub]);
  if (!to) throw new Refusal('CONFLICT', onboardingMessages.notNow);
  refuseFields(body);
  if (act === 'agreement-signed' && before.documentCount === 0)
    throw invalidField('/act', 'document', onboardingMessages.document);
  await writeBeside({ db, actor, services }, params.id, body, sub);
  const [toStatusId, toSubStatusId] = to;
  await db
    .update(partners)
    .set({
      onBoardingStatusId: toStatusId,
      onBoardingSubStatusId: toSubStatusId,
      updatedAt: services.now(),
      updatedBy: actor.id,
      version: sql`${partners.version} + 1`,
    })
    .where(eq(partners.id, params.id));
  const remark = body.remark?.trim() || null;
  await db.insert(history).values({
    mortgagePartnerId: params.id,
    action: act,
    fromStatusId: status,
    fromSubStatusId: sub,
    toStatusId,
    toSubStatusId,
    remarkType: remarkType(toStatusId, toSubStatusId),
    remark,
    createdAt: services.now(),
    createdBy: actor.id,
  });
  const after = await mortgagePartnerRecords.readOne(context, params.id);
  await audit.record({
    action: act,
    entity: 'mortgage-partners',
    entityId: params.id,
    version: after.version,
    before: { onBoardingStatusId: status, onBoardingSubStatusId: sub },
    after: {
      onBoardingStatusId: toStatusId,
      onBoardingSubStatusId: toSubStatusId,
      ...(remark && { remark }),
    },
  });
  return after;
};
