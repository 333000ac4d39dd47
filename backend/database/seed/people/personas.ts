import { signInRoles, type RoleCode } from '#contract/domain/roles.ts';

/** Where a persona is on the sign-in page. */
export const personaTeams = [
  'Sales',
  'Approvals and finance',
  'Content and ads',
  'Administration',
  'Other',
] as const;

export type PersonaTeam = (typeof personaTeams)[number];

/** One demo account: `<key>@example.com`, password `demoPassword`. Every name is invented. */
export interface Persona {
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly team: PersonaTeam;
  /** What this person does with the console, in one line. */
  readonly task: string;
  readonly roles: readonly RoleCode[];
  /** True for the one person who must be turned away at sign-in: no base role is added (decision T1). */
  readonly isRefused?: true;
}

/** Demo data only; the accounts exist only where the demo seed was loaded. */
export const demoPassword = 'demo-password';

type Row = readonly [
  key: string,
  firstName: string,
  lastName: string,
  title: string,
  team: PersonaTeam,
  task: string,
  roles: readonly RoleCode[],
  isRefused?: true,
];

// prettier-ignore
const rows: readonly Row[] = [
  ['owner-agent', 'Ananya', 'Deshpande', 'Owner tele-sales agent', 'Sales', 'Pulls owner cases, calls, shares payment links and records the outcome', ['sales-agent', 'owner-agent', 'crm-user']],
  ['owner-manager', 'Rohit', 'Khandelwal', 'Owner sales manager', 'Sales', 'Leads the owner line, watches the live view and moves cases between agents', ['owner-agent', 'sales-manager', 'admin', 'crm-user']],
  ['broker-agent', 'Imran', 'Qureshi', 'Broker tele-sales agent', 'Sales', 'Works broker opportunities from discovery to payment', ['broker-tele-sales']],
  ['broker-lead', 'Lakshmi', 'Narayanan', 'Broker team lead', 'Sales', 'Guides eight broker agents and reassigns their accounts', ['broker-tele-sales', 'broker-team-lead']],
  ['broker-process-manager', 'Gurpreet', 'Sandhu', 'Broker process manager', 'Sales', 'Runs the broker floor: queues, targets, live view of every team', ['broker-tele-sales', 'broker-process-manager']],
  ['broker-business-manager', 'Debjani', 'Mukhopadhyay', 'Broker business manager', 'Sales', 'Answers for the broker line: revenue, renewals, large discounts', ['broker-tele-sales', 'broker-business-manager']],
  ['builder-agent', 'Karthik', 'Subramanian', 'Builder sales agent', 'Sales', 'Sells project packages and slots to builders, with milestones and termsheets', ['builder-tele-sales', 'sales-agent']],
  ['builder-lead', 'Meher', 'Irani', 'Builder team lead', 'Sales', 'Reviews builder discounts and follows collection of milestones', ['builder-tele-sales', 'builder-team-lead', 'sales-agent']],
  ['tenant-agent', 'Joseph', 'Kurian', 'Tenant monetization agent', 'Sales', 'Calls tenants and sells assisted search packages', ['tenant-agent', 'sales-agent']],
  ['sales-manager', 'Nandini', 'Rathore', 'Sales manager', 'Sales', 'Follows pipeline, renewals and reports across the lines', ['sales-manager']],
  ['head-of-management', 'Vikramaditya', 'Singh Chauhan', 'Head of management', 'Sales', 'Sees the whole hierarchy, live and by month', ['head-of-management']],
  ['finance', 'Bhavesh', 'Shah', 'Finance executive', 'Approvals and finance', 'Clears payments, decides refunds and pays incentives out', ['finance']],
  ['rcm-admin', 'Sujata', 'Patnaik', 'Revenue control approver', 'Approvals and finance', 'Approves, rejects or sends back termsheets and mortgage partners', ['rcm-approval-admin']],
  ['rcm-user', 'Tenzin', 'Bhutia', 'Revenue control analyst', 'Approvals and finance', 'Reads termsheets, payments and reports without changing them', ['rcm-user']],
  ['ap-admin', 'Padmavathi', 'Reddy', 'Accounts payable administrator', 'Approvals and finance', 'Keeps receivables, tax certificates and invoices in order', ['ap-admin']],
  ['content', 'Zoya', 'Siddiqui', 'Content editor', 'Content and ads', 'Prepares images, stories and microsites for advertising slots', ['content']],
  ['push-integration', 'Arnab', 'Goswamee', 'Integration engineer', 'Content and ads', 'Configures how leads are pushed to client systems', ['push-integration']],
  ['locality', 'Hemlata', 'Bisht', 'Locality analyst', 'Content and ads', 'Studies supply, demand and prices by locality', ['locality-insight']],
  ['admin', 'Aditi', 'Krishnamurthy', 'Administrator', 'Administration', 'Everything: users, matrices, regions, campaigns, reports', ['admin', 'screens']],
  ['lookup-admin', 'Manish', 'Agarwal', 'Catalogue administrator', 'Administration', 'Keeps packages, products, prices and incentive rules', ['lookup-admin']],
  ['master-data', 'Ritu', 'Malhotra', 'Master data and deal desk', 'Administration', 'Keeps shared lists, regions and mappings; activates by hand when needed', ['master-data']],
  ['tele-sales-um', 'Farhan', 'Sheikh', 'Tele-sales user manager', 'Administration', 'Creates agents, sets their manager, city and calling numbers', ['telesales-um']],
  ['support', 'Grace', 'Lalrinpuii', 'Support executive', 'Other', 'Raises and follows tickets for clients', ['support-issues']],
  ['ticketing', 'Omprakash', 'Yadav', 'Ticket desk', 'Other', 'Reads records behind a ticket; changes nothing', ['ticketing']],
  ['lookup-view', 'Shalini', 'Pillai', 'Viewer', 'Other', 'Looks things up, read-only', ['lookup-view']],
  ['no-access', 'Prakash', 'Wagh', 'No console access', 'Other', 'Holds no sign-in role: shows how a refused sign-in looks', ['custom-package'], true],
];

export const personas: readonly Persona[] = rows.map(
  ([key, firstName, lastName, title, team, task, roles, isRefused]) => ({
    key,
    firstName,
    lastName,
    title,
    team,
    task,
    roles,
    ...(isRefused && { isRefused }),
  }),
);

export const personaEmail = (persona: Pick<Persona, 'key'>): string => `${persona.key}@example.com`;

/** Lookup View, when sign-in would otherwise fail (decision T1); stored with `is_automatic`. */
export const automaticRole = (persona: Pick<Persona, 'roles' | 'isRefused'>): RoleCode | null =>
  persona.isRefused || persona.roles.some(role => signInRoles.includes(role))
    ? null
    : 'lookup-view';
