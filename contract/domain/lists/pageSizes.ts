import { embeddedRows } from './fewestRows.ts';

/** Rows to a page, list by list: there is no one page size (part 1, 2 and 3 section 9, decision T70). */
export const pageSizes = {
  main: 10,
  embeddedTable: embeddedRows,
  accounts: 100,
  accountHistory: 50,
  mortgagePartners: 30,
  callerAccounts: 20,
  callerOpportunities: 10,
  listings: 20,
  adPackages: 10,
  callLogs: 20,
  thirdPartyAgents: 10,
  slots: 10,
  childUsers: 10,
  performanceAgents: 100,
  performanceTeams: 1000,
  churnProjects: 50,
} as const;

/** Rows that a list read whole stops at; what was cut is said, with a search (decision T69). */
export const rowLimits = {
  cities: 1000,
  monetizableCities: 10_000,
  agentMappings: 5000,
  churnProjectPages: 9,
} as const;

/** How many at a time: selectors of a key search, projects of a bulk dry run (decision T72). */
export const batchSize = 5;
