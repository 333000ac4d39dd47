import { ofEachKind } from '#contract/domain/slots/slotProducts.ts';

/**
 * Kinds of record that are nobody's own: anyone admitted by the grants of their calls and screens reads all of them. Each says
 * why. A kind that is not named here says in its declaration whose its records are, or it does not compile (record 0229).
 */
export const openKinds = {
  // What the company sells and where: no client is in it.
  caps: 'how much may be sold; for those who keep the catalogue',
  'content-packages': 'texts of the catalogue',
  'event-cities': 'where events take place',
  events: 'events of the company',
  'monetizable-cities': 'cities in which the company sells',
  'package-families': 'the catalogue',
  'package-prices': 'prices of the catalogue; for those who keep it',
  packages: 'the catalogue',
  'product-configs': 'the catalogue',
  products: 'the catalogue',
  'project-configurations': 'what projects offer the public, with its price',
  regions: 'places',

  // Lists to choose from, and how the company works.
  'approving-designations': 'who decides what; for those who keep the matrices',
  'campaign-choices': 'what a campaign may be made of',
  departments: 'how the company is made up',
  designations: 'how the company is made up',
  'incentive-cycles': 'the months of incentives, without anybody’s figures',
  'incentive-participant-categories': 'who takes part in incentives, without anybody’s figures',
  'incentive-rules': 'what incentives are reckoned by; for those who keep them',
  'incentive-slabs': 'what incentives are reckoned by; for those who keep them',
  'record-migrations': 'what releases changed, in words and numbers; for admins',
  'sales-branches': 'how the company is made up',
  'ticket-categories': 'what tickets may be about',
  'ticket-category-attributes': 'what tickets may be about',

  // Colleagues by name: people work together.
  'service-accounts': 'programs by name; for those who manage users',
  'api-tokens': 'which tokens programs have, without the tokens; for those who manage users',
  webhooks: 'which programs are told of what, without their secrets; for administrators',
  'webhook-deliveries': 'what programs were told; for administrators',
  'approval-delegates': 'names of those who may stand in for somebody, which one chooses from',

  // Open to few roles, whose work it is for everyone's clients or colleagues (part 1 section 6).
  'account-ip-matches': 'the Admin group compares clients, no matter who has them',
  'account-merges': 'the Admin group merges clients, no matter who has them',
  'agent-branch-mappings': 'the Admin group says who works where',
  'calling-agent-mappings': 'the Admin group says who calls for whom',
  campaigns: 'those who run campaigns run all of them',
  'churn-schedules': 'those who give leads away see where all of them go',
  'city-agent-mappings': 'the Admin group says who works where',
  'client-configs': 'the integration of leads serves every client',
  'closure-date-changes': 'the Admin group closes the months of all',
  'closure-date-deals': 'the Admin group sees which deals another closure date moves',
  'closure-dates': 'the Admin group closes the months of all',
  'complimentary-products': 'those who give away products see what was given',
  'digilite-video-tour-mappings': 'the Admin group says which tours belong to which package',
  'erp-records': 'the Admin group sees what the ERP was told',
  'incentive-payouts': 'Finance pays everybody’s incentives',
  'locality-agent-mappings': 'the Admin group says who works where',
  'netsuite-events': 'the Admin group sees what NetSuite was told',
  'np-swap-partners': 'where a slot stands, and not whose it is; for those who place slots',
  'owner-cases': 'Admin moves cases between agents',
  'owner-sales-config': 'managers set how all owner agents call',
  'screen-drafts': 'whoever may make screens works on all of them',
  'screen-versions': 'whoever may make screens sees who published what',
  users: 'User management keeps all users',
  'virtual-numbers': 'User management keeps all users',
} as const satisfies Readonly<Record<string, string>>;

export type OpenKind = keyof typeof openKinds;

/**
 * Lists by hand of which the same holds, by their call. A list that is neither declared nor named here tells nothing of its
 * records by their ids.
 */
export const openLists: Readonly<Record<string, string>> = {
  'adProductConfigs.list': 'how products of the catalogue are delivered',
  'cities.list': 'places',
  'localities.list': 'places',
  'localityInsights.list': 'places',
  // Everyone sees what is advertised, where and when. What a slot costs and what was noted of it is its deal's
  // (slotSecrets.ts).
  ...Object.fromEntries(
    ofEachKind('list').map(list => [list, 'advertising that stands in public places']),
  ),
  'videoTours.list': 'tours that the public is invited to',
};
