import Type from 'typebox';
import activitySchema from '#form-schemas/account-activity.schema.json' with { type: 'json' };
import mappingSchema from '#form-schemas/account-mapping.schema.json' with { type: 'json' };
import agentSchema from '#form-schemas/assignable-agent.schema.json' with { type: 'json' };
import leadDeliverySchema from '#form-schemas/lead-delivery.schema.json' with { type: 'json' };
import leadProfileSchema from '#form-schemas/lead-profile.schema.json' with { type: 'json' };
import thresholdSchema from '#form-schemas/tan-threshold.schema.json' with { type: 'json' };
import walletEntrySchema from '#form-schemas/wallet-entry.schema.json' with { type: 'json' };
import walletSchema from '#form-schemas/wallet-payment.schema.json' with { type: 'json' };
import { clientWriters } from '../../domain/clients/clientWriters.ts';
import { rowId } from '../bodies.ts';
import { recordCalls } from '../recordCalls.ts';
import type {
  AccountActivity,
  AccountMapping,
  AccountMappingFields,
  AssignableAgent,
  LeadDelivery,
  LeadProfile,
  TanThreshold,
  WalletEntry,
  WalletPayment,
} from '../recordTypes.ts';

const ofAccount = { accountId: Type.Optional(rowId) };

/*
 * What hangs on an account, a page at a time. The documented calls tell some of it whole; a list of the console needs
 * pages, order and filters.
 */

export const activityCalls = recordCalls<AccountActivity, object>()({
  area: 'accountActivities',
  schema: activitySchema,
  called: ['activity', 'activities'],
  access: 'signed-in',
  source: 'part 1 §2',
  list: {
    at: 'GET /console/v1/account-activities',
    query: { ...ofAccount, opportunityId: Type.Optional(rowId) },
  },
});

export const walletPaymentCalls = recordCalls<WalletPayment, object>()({
  area: 'walletPayments',
  schema: walletSchema,
  called: ['wallet payment', 'wallet payments'],
  access: 'signed-in',
  source: 'part 1 §2',
  list: { at: 'GET /console/v1/wallet-payments', query: ofAccount },
});

/** What went into a wallet and out of it; what is left of an advance is the sum of its entries. */
export const walletEntryCalls = recordCalls<WalletEntry, object>()({
  area: 'walletEntries',
  schema: walletEntrySchema,
  called: ['wallet entry', 'wallet entries'],
  access: 'signed-in',
  source: 'part 1 §2',
  list: {
    at: 'GET /console/v1/wallet-entries',
    query: { ...ofAccount, paymentId: Type.Optional(rowId) },
  },
});

export const thresholdCalls = recordCalls<TanThreshold, object>()({
  area: 'tanThresholds',
  schema: thresholdSchema,
  called: ['TAN threshold', 'TAN thresholds'],
  access: 'signed-in',
  source: 'part 1 §2',
  list: {
    at: 'GET /console/v1/tan-thresholds',
    query: ofAccount,
    orders: ['id', 'financialYear'],
  },
});

/** Accounts that stand for the same client (part 1 section 3). */
export const mappingCalls = recordCalls<AccountMapping, AccountMappingFields>()({
  area: 'accountMappings',
  schema: mappingSchema,
  called: ['mapped account', 'mapped accounts'],
  access: clientWriters,
  source: 'part 1 §3, §8',
  list: { at: 'GET /console/v1/account-mappings', access: 'signed-in', query: ofAccount },
  create: { at: 'POST /console/v1/account-mappings' },
  remove: { at: 'DELETE /console/v1/account-mappings/{id}', by: 'path' },
});

export const leadDeliveryCalls = recordCalls<LeadDelivery, object>()({
  area: 'leadDeliveries',
  schema: leadDeliverySchema,
  called: ['lead delivery', 'lead deliveries'],
  access: 'signed-in',
  source: 'part 1 §2',
  list: { at: 'GET /console/v1/lead-deliveries', query: ofAccount },
});

/** What a client's profile was promised and got (part 1 section 2: `lead-delivery/{profileUuid}`). */
export const leadProfileCalls = recordCalls<LeadProfile, object>()({
  area: 'leadProfiles',
  schema: leadProfileSchema,
  called: ['profile', 'profiles'],
  access: 'signed-in',
  source: 'part 1 §2',
  list: { at: 'GET /console/v1/lead-profiles' },
});

/** To whom someone may give accounts (T12): the people below them, or those of their line. */
export const assignableAgentCalls = recordCalls<AssignableAgent, object>()({
  area: 'assignableAgents',
  schema: agentSchema,
  called: ['agent', 'agents'],
  access: 'signed-in',
  source: 'part 1 §6, T12',
  list: { at: 'GET /console/v1/assignable-agents' },
});

export const accountListCalls = [
  ...assignableAgentCalls.calls,
  ...activityCalls.calls,
  ...walletPaymentCalls.calls,
  ...walletEntryCalls.calls,
  ...thresholdCalls.calls,
  ...mappingCalls.calls,
  ...leadDeliveryCalls.calls,
  ...leadProfileCalls.calls,
] as const;
