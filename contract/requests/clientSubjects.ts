import { bookedKinds } from '../domain/slots/slotProducts.ts';
import { valueAt } from '../rules/valueAt.ts';
import { subjectOf } from '../domain/approvals/approvalSubjects.ts';

/** What of a call says which records it names: its id, and the schemas of its parts. */
interface Call {
  readonly id: string;
  readonly kind: string;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Kinds of records that belong to a deal or an account. */
export const clientKinds = [
  'account',
  'opportunity',
  'orderedPackage',
  'orderedProduct',
  'milestone',
  'linkedProject',
  'termsheet',
  'rcmCase',
  'activation',
  'payment',
  'refund',
  'paymentLink',
  'invoice',
  'slot',
  'complimentaryProduct',
  'approvalTask',
  'contact',
  'legalEntity',
  'address',
  'accountMapping',
  'seller',
  'project',
  'builder',
] as const;
export type ClientKind = (typeof clientKinds)[number];

/** Kinds whose id is a text: the key of a task, the uuid of the account of a seller. */
const textKinds: readonly ClientKind[] = ['approvalTask', 'seller'];

export const hasTextId = (kind: ClientKind): boolean => textKinds.includes(kind);

/** A record of a client that a request changes something of. */
export interface ClientSubject {
  readonly kind: ClientKind;
  /** A text for those of `hasTextId`, else a number. */
  readonly id: number | string;
}

/** What the fields of requests name, whatever the call: a new call is held by the names of its fields. */
const byField: Readonly<Record<string, ClientKind>> = {
  accountId: 'account',
  accountIds: 'account',
  mappedAccountId: 'account',
  survivorId: 'account',
  opportunityId: 'opportunity',
  opportunity_id: 'opportunity',
  opportunityIds: 'opportunity',
  ownerCaseIds: 'opportunity',
  opmV2Id: 'orderedPackage',
  opportunityProductId: 'orderedProduct',
  opportunityProductIds: 'orderedProduct',
  opportunityProductMappingId: 'orderedProduct',
  product_activation_id: 'activation',
  milestoneId: 'milestone',
  termsheetId: 'termsheet',
  rcmCaseId: 'rcmCase',
  paymentId: 'payment',
  paymentLinkId: 'paymentLink',
  legalEntityId: 'legalEntity',
  slotId: 'slot',
  slot_id: 'slot',
  otherSlotId: 'slot',
  taskKey: 'approvalTask',
};

/** What the ids of an area's calls name: `id` in the address, `ids` of a removal. */
const byArea: Readonly<Record<string, ClientKind>> = {
  accounts: 'account',
  accountMappings: 'accountMapping',
  contacts: 'contact',
  legalEntities: 'legalEntity',
  addresses: 'address',
  opportunities: 'opportunity',
  quotes: 'opportunity',
  opportunityPackages: 'orderedPackage',
  opportunityProjects: 'linkedProject',
  milestones: 'milestone',
  soc: 'opportunity',
  cases: 'opportunity',
  termsheets: 'termsheet',
  termsheetProducts: 'orderedProduct',
  rcm: 'rcmCase',
  payments: 'payment',
  refunds: 'refund',
  paymentLinks: 'paymentLink',
  invoices: 'invoice',
  complimentaryProducts: 'complimentaryProduct',
  npSlots: 'slot',
  videoTours: 'slot',
};

/** The same where one call's id names another record than its area's. */
const byCall: Readonly<Record<string, ClientKind>> = { 'products.decideForce': 'activation' };

const idsNamed = ['id', 'ids', 'contactId', 'slotId'];

/** A field of a request that names records of clients. */
export interface ClientPlace {
  readonly in: 'params' | 'query' | 'body';
  readonly field: string;
  readonly kind: ClientKind;
}

const fieldsOf = (schema: unknown): readonly string[] => {
  const properties = valueAt(schema, 'properties');
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
};

/** The fields of any call that name a client's records. */
export const clientFields = (call: Call): readonly ClientPlace[] => {
  const area = call.id.slice(0, call.id.indexOf('.'));
  const own = byCall[call.id] ?? byArea[area];
  return (['params', 'query', 'body'] as const).flatMap(part =>
    fieldsOf(call[part]).flatMap((field): ClientPlace[] => {
      // A contact is verified by its id; as a field of a body it is who gets something.
      const isOwn = idsNamed.includes(field) && (field !== 'contactId' || part === 'params');
      const kind = (isOwn ? own : undefined) ?? byField[field];
      return kind ? [{ in: part, field, kind }] : [];
    }),
  );
};

const isId = (value: unknown): value is number | string =>
  typeof value === 'string' ? value !== '' : Number.isSafeInteger(value);

const asId = (kind: ClientKind, value: number | string): number | string =>
  hasTextId(kind) ? value : Number(value);

interface Request {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** What approvals are asked about has an id of its own kind, by their type. */
const askedAbout = (call: Pick<Call, 'id'>, { body }: Request): readonly ClientSubject[] => {
  if (call.id !== 'approvals.send') return [];
  const id = valueAt(body, 'entityId');
  const isDeal = subjectOf(String(valueAt(body, 'approvalType'))).entity === 'opportunities';
  return isId(id) ? [{ kind: isDeal ? 'opportunity' : 'orderedPackage', id }] : [];
};

/** What calls of slots name besides: whose the slot is, and what it promotes. */
const bySlotField: Readonly<Record<string, ClientKind>> = {
  supply_user_uuid: 'seller',
  profile_uuid: 'seller',
  entity_id: 'project',
};

const slotAreas = [...bookedKinds.map(({ area }) => area), 'videoTours'];

const slotPlaces = (call: Call): readonly ClientPlace[] =>
  slotAreas.some(area => call.id.startsWith(`${area}.`))
    ? fieldsOf(call.body).flatMap(field => {
        const kind = bySlotField[field];
        return kind ? [{ in: 'body' as const, field, kind }] : [];
      })
    : [];

/** The same of a call that changes something, what slots are made for included; empty for one that reads. */
export const clientPlaces = (call: Call): readonly ClientPlace[] =>
  call.kind === 'read' ? [] : [...clientFields(call), ...slotPlaces(call)];

/** What an entity is says its type; without one it is held to be either. */
const entityKinds = (request: Request): readonly ClientKind[] => {
  const type = valueAt(request.body, 'entity_type_id');
  if (type === 2) return ['project'];
  return type === 3 ? ['builder'] : ['project', 'builder'];
};

/** The records of clients that a request changes something of. */
export const subjectsIn = (
  call: Pick<Call, 'id'>,
  places: readonly ClientPlace[],
  request: Request,
): readonly ClientSubject[] => [
  ...places.flatMap(({ in: part, field, kind }) => {
    const value = valueAt(request[part], field);
    const values: readonly unknown[] = Array.isArray(value)
      ? value
      : typeof value === 'string' && !hasTextId(kind)
        ? value.split(',')
        : [value];
    const kindsOf = field === 'entity_id' ? entityKinds(request) : [kind];
    return values
      .filter(isId)
      .flatMap(id => kindsOf.map(one => ({ kind: one, id: asId(one, id) })));
  }),
  ...askedAbout(call, request),
];

/** A record of a client as one word: `milestone:12`. */
export const subjectKey = ({ kind, id }: ClientSubject): string => `${kind}:${id}`;
