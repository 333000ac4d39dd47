import { eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MortgagePartner, MortgagePartnerFields } from '#contract/calls/recordTypes.ts';
import { mortgagePartnerCalls } from '#contract/calls/mortgage/partners.ts';
import { actsIn } from '#contract/domain/mortgage/onboardingActs.ts';
import { onboardingMessages } from '#contract/domain/mortgage/onboardingMessages.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import {
  documents,
  mortgageBankDetails as banks,
  mortgageHistory as history,
  mortgagePartners as partners,
  mortgageSignatories as signatories,
  users,
} from '../../database/schema/index.ts';
import { mortgageScope, refusePartner } from '../../policies/scopes/mortgageScope.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { mapped } from '../../tables/fields.ts';
import { cities } from '../../database/schema/index.ts';
import { cityReference } from '../places/cityReference.ts';

const agents = alias(users, 'partner_agents');

/** With its table in front, since a subquery has an id of its own. */
const ofPartner = sql.raw('"mortgage_partners"."id"');

const lastRemark = (what: string): SQL<string> => sql<string>`(select said.${sql.raw(what)}
  from ${history} said where said.mortgage_partner_id = ${ofPartner} and said.remark is not null
  order by said.id desc limit 1)`;
const lastBank = (what: string): SQL<string> => sql<string>`(select paid.${sql.raw(what)}
  from ${banks} paid where paid.mortgage_partner_id = ${ofPartner} order by paid.id desc limit 1)`;
const lastSignatory = (what: string): SQL<string> => sql<string>`(select signs.${sql.raw(what)}
  from ${signatories} signs where signs.mortgage_partner_id = ${ofPartner} order by signs.id desc limit 1)`;

/** An account as it is shown: all but the last four digits hidden. */
export const shownAccount = (number: SQL): SQL<string> =>
  sql<string>`('•••• ' || right(${number}, 4))`;

/** Partners who sell mortgages, each with the state of their way. */
export const mortgagePartnerRecords = declareRecords<MortgagePartner, MortgagePartnerFields>(
  mortgagePartnerCalls,
  {
    resource: 'mortgage-partners',
    table: partners,
    removal: 'soft',
    notThere: notThere.record,
    fields: {
      name: partners.name,
      email: partners.email,
      phone: partners.phone,
      cityId: cityReference(partners.cityId),
      cityName: cities.name,
      firmName: partners.firmName,
      pan: partners.pan,
      gstin: partners.gstin,
      yearsInBusiness: partners.yearsInBusiness,
      agentId: partners.agentId,
      agentName: agents.name,
      onBoardingStatusId: partners.onBoardingStatusId,
      onBoardingSubStatusId: partners.onBoardingSubStatusId,
      remark: lastRemark('remark'),
      remarkType: lastRemark('remark_type').mapWith(Number),
      remarkAt: lastRemark('created_at').mapWith(history.createdAt),
      signatoryName: lastSignatory('name'),
      signatoryPan: lastSignatory('pan'),
      aadhaarLastFour: lastSignatory('aadhaar_last_four'),
      bankName: lastBank('bank_name'),
      bankAccount: sql<string>`('•••• ' || right(${lastBank('account_number')}, 4))`,
      bankState: lastBank('state'),
      documentCount: sql<number>`(select count(*)::int from ${documents} held
        where held.object_type = 'mortgage-partner' and held.object_id = ${ofPartner} and held.deleted_at is null)`,
      acts: mapped<{ status: number; sub: number }, never>(
        sql`json_build_object('status', "mortgage_partners"."on_boarding_status_id",
          'sub', "mortgage_partners"."on_boarding_sub_status_id")`,
        ({ status, sub }) => actsIn([status, sub]),
      ),
    },
    joins: [{ table: agents, on: eq(agents.id, partners.agentId), isInner: false }],
    search: [partners.name, partners.firmName, agents.name],
    client: { phones: [partners.phone] },
    sort: '-updatedAt',
    readers: 'listed',
    narrow: (_query, actor) => [mortgageScope(actor)],
    unique: [
      {
        index: 'mortgage_partners_phone_unique',
        field: 'phone',
        taken: () => onboardingMessages.phoneTaken,
      },
    ],
    refuse: async ({ db, actor }, { before }) => {
      if (before) await refusePartner(db, actor, before.id);
    },
    columns: ({ before }, { actor }) => (before ? {} : { agentId: actor.id }),
    written: async ({ db, actor }, { id, before }) => {
      if (before) return;
      await db.insert(history).values({
        mortgagePartnerId: id,
        action: 'create',
        toStatusId: 1,
        toSubStatusId: 1,
        createdBy: actor.id,
      });
    },
  },
);
