import type { Line } from '#contract/domain/lines.ts';
import type { RoleCode } from '#contract/domain/roles.ts';

/** A group of places in the organisation: `count` people at one level of one line, spread over the places above. */
export interface SeatGroup {
  readonly key: string;
  /** 1 head of management … 6 trainee. */
  readonly level: number;
  readonly line: Line | null;
  readonly designationId: number;
  readonly departmentId: number;
  /** Key of the group whose people manage these, each in turn. */
  readonly under: string | null;
  readonly count: number;
  readonly roles: readonly RoleCode[];
  /** Personas who take the first places, in this order. */
  readonly personas?: readonly string[];
}

export const departments = [
  [1, 'Management'],
  [2, 'Finance'],
  [3, 'Revenue control'],
  [4, 'Catalogue and master data'],
  [5, 'Content'],
  [6, 'Support'],
  [7, 'Technology'],
  [16, 'Tele-sales'],
  [17, 'Field sales'],
] as const;

/** Part 1 section 6 names 29 to 41; the ids that may lack a branch are 31, 52, 53 and 55 (T98). */
export const designations = [
  [1, 'Tele-sales Agent'],
  [2, 'Senior Tele-sales Agent'],
  [3, 'Process Manager'],
  [4, 'Business Manager'],
  [5, 'Head of Management'],
  [6, 'Trainee'],
  [7, 'Executive'],
  [8, 'Specialist'],
  [9, 'Administrator'],
  [29, 'AM'],
  [30, 'SAM'],
  [31, 'Key Accounts'],
  [32, 'TL'],
  [33, 'ZM'],
  [34, 'RBM'],
  [35, 'RBH'],
  [36, 'AH'],
  [37, 'CH'],
  [38, 'TM'],
  [39, 'STM'],
  [40, 'NSH'],
  [41, 'CBO'],
  [52, 'Deal Desk'],
  [53, 'Sales Operations'],
  [55, 'Channel Partner'],
] as const;

type Step = readonly [
  suffix: string,
  designationId: number,
  count: number,
  roles: readonly RoleCode[],
  ...personas: string[],
];

/** The steps of one client line below the head, each under the one before it. */
const ladder = (line: Line, departmentId: number, steps: readonly Step[]): SeatGroup[] =>
  steps.map(([suffix, designationId, count, roles, ...personas], at) => ({
    key: `${line}-${suffix}`,
    level: at + 2,
    line,
    designationId,
    departmentId,
    under: at === 0 ? 'head' : `${line}-${steps[at - 1]?.[0]}`,
    count,
    roles,
    personas,
  }));

/** Staff beside the lines; a seat is named like the persona who takes its first place. */
const staff = (
  key: string,
  designationId: number,
  departmentId: number,
  roles: readonly RoleCode[],
  count = 1,
): SeatGroup => ({
  key,
  level: 2,
  line: null,
  designationId,
  departmentId,
  under: 'head',
  count,
  roles,
  personas: [key],
});

const broker = 'broker-tele-sales';
const builder = 'builder-tele-sales';

/** 120 people: six levels in four client lines, and the staff who are beside them. */
export const seatGroups: readonly SeatGroup[] = [
  {
    key: 'head',
    level: 1,
    line: null,
    designationId: 5,
    departmentId: 1,
    under: null,
    count: 1,
    roles: ['head-of-management'],
    personas: ['head-of-management'],
  },
  ...ladder('broker', 16, [
    ['bm', 4, 1, [broker, 'broker-business-manager'], 'broker-business-manager'],
    ['pm', 3, 2, [broker, 'broker-process-manager'], 'broker-process-manager'],
    ['tl', 32, 4, [broker, 'broker-team-lead'], 'broker-lead'],
    ['agent', 2, 16, [broker], 'broker-agent'],
    ['trainee', 6, 5, [broker]],
  ]),
  ...ladder('builder', 17, [
    ['bm', 37, 1, [builder, 'builder-business-manager', 'sales-agent', 'sales-manager']],
    ['pm', 33, 1, [builder, 'builder-process-manager', 'sales-agent']],
    ['tl', 32, 3, [builder, 'builder-team-lead', 'sales-agent'], 'builder-lead'],
    ['agent', 30, 12, [builder, 'sales-agent'], 'builder-agent'],
    ['trainee', 6, 3, [builder, 'sales-agent']],
  ]),
  ...ladder('owner', 16, [
    ['bm', 4, 1, ['owner-agent', 'sales-manager', 'admin', 'crm-user'], 'owner-manager'],
    ['pm', 3, 2, ['owner-agent', 'owner-process-owner', 'sales-agent', 'crm-user']],
    ['tl', 32, 4, ['owner-agent', 'owner-team-lead', 'sales-agent', 'crm-user']],
    ['agent', 1, 18, ['sales-agent', 'owner-agent', 'crm-user'], 'owner-agent'],
    ['trainee', 6, 6, ['sales-agent', 'owner-agent', 'crm-user']],
  ]),
  ...ladder('tenant', 16, [
    ['bm', 4, 1, ['tenant-agent', 'sales-manager']],
    ['pm', 3, 1, ['tenant-agent', 'sales-manager']],
    ['tl', 32, 2, ['tenant-agent', 'sales-agent']],
    ['agent', 1, 8, ['tenant-agent', 'sales-agent'], 'tenant-agent'],
    ['trainee', 6, 2, ['tenant-agent', 'sales-agent']],
  ]),
  staff('sales-manager', 36, 1, ['sales-manager']),
  staff('finance', 7, 2, ['finance'], 3),
  staff('ap-admin', 8, 2, ['ap-admin']),
  staff('rcm-admin', 8, 3, ['rcm-approval-admin'], 2),
  staff('rcm-user', 7, 3, ['rcm-user']),
  staff('admin', 9, 7, ['admin']),
  staff('lookup-admin', 9, 4, ['lookup-admin']),
  staff('master-data', 52, 4, ['master-data'], 2),
  staff('tele-sales-um', 53, 16, ['telesales-um']),
  staff('user-management', 9, 7, ['user-management']),
  staff('content', 8, 5, ['content'], 2),
  staff('push-integration', 8, 7, ['push-integration']),
  staff('locality', 8, 5, ['locality-insight']),
  staff('support', 7, 6, ['support-issues']),
  staff('ticketing', 7, 6, ['ticketing']),
  staff('lookup-view', 7, 1, ['lookup-view']),
  staff('no-access', 55, 6, ['custom-package']),
  staff('phoenix', 29, 17, ['phoenix-agent']),
  staff('audience-maximizer', 8, 5, ['audience-maximizer']),
  staff('lead-auditor', 8, 5, ['lead-auditor', 'lead-delivery-spoc']),
  staff('amoeba', 31, 17, ['amoeba']),
];
