import { signInRoles, type RoleCode } from '#contract/domain/roles.ts';

/** Where a persona stands on the sign-in page. */
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

export const personas: readonly Persona[] = [
  {
    key: 'owner-agent',
    firstName: 'Ananya',
    lastName: 'Deshpande',
    title: 'Owner tele-sales agent',
    team: 'Sales',
    task: 'Pulls owner cases, calls, shares payment links and records the outcome',
    roles: ['sales-agent', 'owner-agent', 'crm-user'],
  },
  {
    key: 'owner-manager',
    firstName: 'Rohit',
    lastName: 'Khandelwal',
    title: 'Owner sales manager',
    team: 'Sales',
    task: 'Leads the owner line, watches the live view and moves cases between agents',
    roles: ['owner-agent', 'sales-manager', 'admin', 'crm-user'],
  },
  {
    key: 'broker-agent',
    firstName: 'Imran',
    lastName: 'Qureshi',
    title: 'Broker tele-sales agent',
    team: 'Sales',
    task: 'Works broker opportunities from discovery to payment',
    roles: ['broker-tele-sales'],
  },
  {
    key: 'broker-lead',
    firstName: 'Lakshmi',
    lastName: 'Narayanan',
    title: 'Broker team lead',
    team: 'Sales',
    task: 'Guides eight broker agents and reassigns their accounts',
    roles: ['broker-tele-sales', 'broker-team-lead'],
  },
  {
    key: 'broker-process-manager',
    firstName: 'Gurpreet',
    lastName: 'Sandhu',
    title: 'Broker process manager',
    team: 'Sales',
    task: 'Runs the broker floor: queues, targets, live view of every team',
    roles: ['broker-tele-sales', 'broker-process-manager'],
  },
  {
    key: 'broker-business-manager',
    firstName: 'Debjani',
    lastName: 'Mukhopadhyay',
    title: 'Broker business manager',
    team: 'Sales',
    task: 'Answers for the broker line: revenue, renewals, large discounts',
    roles: ['broker-tele-sales', 'broker-business-manager'],
  },
  {
    key: 'builder-agent',
    firstName: 'Karthik',
    lastName: 'Subramanian',
    title: 'Builder sales agent',
    team: 'Sales',
    task: 'Sells project packages and slots to builders, with milestones and termsheets',
    roles: ['builder-tele-sales', 'sales-agent'],
  },
  {
    key: 'builder-lead',
    firstName: 'Meher',
    lastName: 'Irani',
    title: 'Builder team lead',
    team: 'Sales',
    task: 'Reviews builder discounts and follows collection of milestones',
    roles: ['builder-tele-sales', 'builder-team-lead', 'sales-agent'],
  },
  {
    key: 'tenant-agent',
    firstName: 'Joseph',
    lastName: 'Kurian',
    title: 'Tenant monetization agent',
    team: 'Sales',
    task: 'Calls tenants and sells assisted search packages',
    roles: ['tenant-agent', 'sales-agent'],
  },
  {
    key: 'sales-manager',
    firstName: 'Nandini',
    lastName: 'Rathore',
    title: 'Sales manager',
    team: 'Sales',
    task: 'Follows pipeline, renewals and reports across the lines',
    roles: ['sales-manager'],
  },
  {
    key: 'head-of-management',
    firstName: 'Vikramaditya',
    lastName: 'Singh Chauhan',
    title: 'Head of management',
    team: 'Sales',
    task: 'Sees the whole hierarchy, live and by month',
    roles: ['head-of-management'],
  },
  {
    key: 'finance',
    firstName: 'Bhavesh',
    lastName: 'Shah',
    title: 'Finance executive',
    team: 'Approvals and finance',
    task: 'Clears payments, decides refunds and pays incentives out',
    roles: ['finance'],
  },
  {
    key: 'rcm-admin',
    firstName: 'Sujata',
    lastName: 'Patnaik',
    title: 'Revenue control approver',
    team: 'Approvals and finance',
    task: 'Approves, rejects or sends back termsheets and mortgage partners',
    roles: ['rcm-approval-admin'],
  },
  {
    key: 'rcm-user',
    firstName: 'Tenzin',
    lastName: 'Bhutia',
    title: 'Revenue control analyst',
    team: 'Approvals and finance',
    task: 'Reads termsheets, payments and reports without changing them',
    roles: ['rcm-user'],
  },
  {
    key: 'ap-admin',
    firstName: 'Padmavathi',
    lastName: 'Reddy',
    title: 'Accounts payable administrator',
    team: 'Approvals and finance',
    task: 'Keeps receivables, tax certificates and invoices in order',
    roles: ['ap-admin'],
  },
  {
    key: 'content',
    firstName: 'Zoya',
    lastName: 'Siddiqui',
    title: 'Content editor',
    team: 'Content and ads',
    task: 'Prepares images, stories and microsites for advertising slots',
    roles: ['content'],
  },
  {
    key: 'push-integration',
    firstName: 'Arnab',
    lastName: 'Goswamee',
    title: 'Integration engineer',
    team: 'Content and ads',
    task: 'Configures how leads are pushed to client systems',
    roles: ['push-integration'],
  },
  {
    key: 'locality',
    firstName: 'Hemlata',
    lastName: 'Bisht',
    title: 'Locality analyst',
    team: 'Content and ads',
    task: 'Studies supply, demand and prices by locality',
    roles: ['locality-insight'],
  },
  {
    key: 'admin',
    firstName: 'Aditi',
    lastName: 'Krishnamurthy',
    title: 'Administrator',
    team: 'Administration',
    task: 'Everything: users, matrices, regions, campaigns, reports',
    roles: ['admin'],
  },
  {
    key: 'lookup-admin',
    firstName: 'Manish',
    lastName: 'Agarwal',
    title: 'Catalogue administrator',
    team: 'Administration',
    task: 'Keeps packages, products, prices and incentive rules',
    roles: ['lookup-admin'],
  },
  {
    key: 'master-data',
    firstName: 'Ritu',
    lastName: 'Malhotra',
    title: 'Master data and deal desk',
    team: 'Administration',
    task: 'Keeps shared lists, regions and mappings; activates by hand when needed',
    roles: ['master-data'],
  },
  {
    key: 'tele-sales-um',
    firstName: 'Farhan',
    lastName: 'Sheikh',
    title: 'Tele-sales user manager',
    team: 'Administration',
    task: 'Creates agents, sets their manager, city and calling numbers',
    roles: ['telesales-um'],
  },
  {
    key: 'support',
    firstName: 'Grace',
    lastName: 'Lalrinpuii',
    title: 'Support executive',
    team: 'Other',
    task: 'Raises and follows tickets for clients',
    roles: ['support-issues'],
  },
  {
    key: 'ticketing',
    firstName: 'Omprakash',
    lastName: 'Yadav',
    title: 'Ticket desk',
    team: 'Other',
    task: 'Reads records behind a ticket; changes nothing',
    roles: ['ticketing'],
  },
  {
    key: 'lookup-view',
    firstName: 'Shalini',
    lastName: 'Pillai',
    title: 'Viewer',
    team: 'Other',
    task: 'Looks things up, read-only',
    roles: ['lookup-view'],
  },
  {
    key: 'no-access',
    firstName: 'Prakash',
    lastName: 'Wagh',
    title: 'No console access',
    team: 'Other',
    task: 'Holds no sign-in role: shows how a refused sign-in looks',
    roles: ['custom-package'],
    isRefused: true,
  },
];

export const personaEmail = (persona: Pick<Persona, 'key'>): string => `${persona.key}@example.com`;

/** Lookup View, when sign-in would otherwise fail (decision T1); stored with `is_automatic`. */
export const automaticRole = (persona: Pick<Persona, 'roles' | 'isRefused'>): RoleCode | null =>
  persona.isRefused || persona.roles.some(role => signInRoles.includes(role))
    ? null
    : 'lookup-view';
