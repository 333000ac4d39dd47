import { checkEntityIds, parseEntityIds } from '../checks/entityIds.ts';
import type { Labelled } from '../enumeration.ts';
import { told, type Told } from '../messages/told.ts';

/** What NetSuite keeps of ours, and what each is called (decision record 0147). */
export const erpEntities = [
  { id: 'package', label: 'Package', hi: 'पैकेज' },
  { id: 'account', label: 'Account', hi: 'खाता' },
  { id: 'legal_entity', label: 'Legal entity', hi: 'कानूनी इकाई' },
  { id: 'opportunity', label: 'Opportunity', hi: 'अवसर' },
  { id: 'payment', label: 'Payment', hi: 'भुगतान' },
] as const;
export type ErpEntity = (typeof erpEntities)[number]['id'];
export const erpEntityNames = erpEntities.map(({ id }) => id);

/** What is asked for before records are looked up in NetSuite or pushed there. */
export interface EntitySearch {
  readonly departmentId?: number | undefined;
  readonly branchId?: number | undefined;
  readonly domain?: number | undefined;
  readonly entityName?: string | undefined;
  /** Ids with commas between them: `12,15`. */
  readonly entityIds?: string | undefined;
}

export interface EntitySearchFault extends Told {
  readonly field: keyof EntitySearch;
}

/** Said where nothing could be pushed (part 1 section 8). */
export const unableToPush: Told = told('Unable to push data.', 'डेटा भेजा नहीं जा सका।');

/** Where each alert belongs, in the order of part 1 section 5, and its words in Hindi. */
const alerts: Readonly<Record<string, readonly [field: keyof EntitySearch, hi: string]>> = {
  'Please Select Department': ['departmentId', 'कृपया विभाग चुनें'],
  'Please Select Branch': ['branchId', 'कृपया शाखा चुनें'],
  'Please Select Domain': ['domain', 'कृपया डोमेन चुनें'],
  'Please Select Entity Name': ['entityName', 'कृपया इकाई का नाम चुनें'],
  'Please Enter Entity ID': ['entityIds', 'कृपया इकाई आईडी दर्ज करें'],
  'Please use comma after value': ['entityIds', 'कृपया मान के बाद अल्पविराम लगाएँ'],
  'Please enter digits without leading zeros': ['entityIds', 'कृपया शुरुआती शून्य के बिना अंक दर्ज करें'],
  'Please remove comma after last value': ['entityIds', 'कृपया आख़िरी मान के बाद का अल्पविराम हटाएँ'],
  'Please enter not more than 100 IDs': ['entityIds', 'कृपया 100 से ज़्यादा आईडी न दर्ज करें'],
  'Please enter at most 1 consecutive comma': ['entityIds', 'कृपया मानों के बीच केवल 1 अल्पविराम लगाएँ'],
  'Please enter valid digits with a maximum size of 10': [
    'entityIds',
    'कृपया अधिकतम 10 अंकों की सही संख्या दर्ज करें',
  ],
};

/** The first alert of a search and the field it belongs to; undefined when the search can be made. */
export const entitySearchFault = (search: EntitySearch): EntitySearchFault | undefined => {
  const { departmentId, branchId, domain, entityName, entityIds = '' } = search;
  const message = checkEntityIds({
    department: departmentId,
    branch: branchId,
    domain,
    entityName,
    entityIds,
  });
  if (message === undefined) return undefined;
  const [field, hi] = alerts[message] ?? ['entityIds', message];
  return { field, message, hi };
};

/** The ids of a search without faults, each once. */
export const entityIdsOf = (text: string): number[] => [
  ...new Set(parseEntityIds(text).map(Number)),
];

/** How NetSuite stands to a record of ours. */
export const erpStates = [
  { id: 'in-step', label: 'In sync' },
  { id: 'differs', label: 'Differs' },
  { id: 'unknown', label: 'Not in NetSuite' },
  { id: 'waiting', label: 'On its way' },
  { id: 'stuck', label: 'Stuck' },
  { id: 'missing', label: 'No such record' },
] as const satisfies readonly Labelled[];
export type ErpState = (typeof erpStates)[number]['id'];

/** How often a push is tried by itself, and the minutes between: then it waits for a person. */
export const retryMinutes = [1, 5, 30, 120] as const;

/** When a push that failed is tried again; undefined when it is stuck. `attempts` are those made so far. */
export const nextAttempt = (attempts: number, now: Date): Date | undefined => {
  const minutes = retryMinutes[attempts - 1];
  return minutes === undefined ? undefined : new Date(now.getTime() + minutes * 60_000);
};
