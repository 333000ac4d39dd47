import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screenHeads } from 'virtual:screens';
import { describe, expect, it } from 'vitest';
import { screenOf } from '#app/routes/screenOf.ts';
import { callDetailCaseTypeId } from '#contract/domain/calling/callConstants.ts';
import { enumerations } from '#contract/domain/enumerations.ts';
import type { Labelled } from '#contract/domain/enumeration.ts';
import { pageSizes, rowLimits } from '#contract/domain/lists/pageSizes.ts';
import { minimumCount } from '#contract/domain/lists/fewestRows.ts';
import { httpLimits } from '#contract/domain/messages/httpLimits.ts';
import { waits } from '#contract/domain/messages/httpLimits.ts';
import { ownerCallingStageId } from '#contract/domain/opportunities/caseStatus.ts';
import { commentRefreshDelay } from '#contract/domain/opportunities/commentRefreshDelay.ts';
import {
  ownerCaseSubTypeId,
  terminalLabels,
} from '#contract/domain/opportunities/opportunityStatus.ts';
import { missingCount, missingDate } from '#contract/domain/texts/missing.ts';
import { designationsCompanyId } from '#contract/domain/users/designations.ts';
import { idsIn, provenRows } from '../../scripts/audit/citedPlaces.ts';

/*
 * What the specification writes to the letter and nothing else holds: addresses, messages and enumerations, which are taken from
 * its pages, and constants without a test of their own.
 */

const folder = 'docs/specification';
const pages = readdirSync(folder)
  .map(name => ({ path: `${folder}/${name}`, text: readFileSync(join(folder, name), 'utf8') }))
  .map(page => ({ ...page, rows: provenRows(page) }));

const literalsOf = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(match => match[1] ?? '');

describe('an address of the specification', () => {
  const notOfScreens = ['/', '/unauthorized', '/rm-migration'];
  const addresses = pages
    .flatMap(({ rows }) => rows)
    .filter(({ id }) => id.includes('-R-'))
    .flatMap(({ holds }) => literalsOf(holds))
    .filter(literal => literal.startsWith('/') && !notOfScreens.includes(literal));

  it('is one of a hundred', () => {
    expect(new Set(addresses).size).toBeGreaterThan(80);
  });

  it.each(addresses)('%s opens a screen', address => {
    const screen = screenOf(screenHeads(), address.replaceAll(/\{\w+\}/g, '1'));
    expect(screen?.resource).toBeDefined();
  });
});

describe('a message of the specification', () => {
  const sources = ['contract', 'resources', 'src', 'backend', 'authProvider']
    .flatMap(zone =>
      readdirSync(zone, { recursive: true, encoding: 'utf8' }).map(name => join(zone, name)),
    )
    .filter(name => /\.(?:tsx?|json)$/.test(name) && !/\.test\./.test(name))
    .map(name => readFileSync(name, 'utf8').replaceAll(String.raw`\'`, "'"));
  const messages = pages
    .flatMap(({ rows }) => rows)
    .filter(({ id }) => /P\d-G-/.test(id))
    .flatMap(({ id, holds }) => literalsOf(holds).map(text => [text, id] as const));

  it.each(messages)('%s (%s) is said to the letter', text => {
    const parts = text.split(/\{[\w ]+\}/);
    expect(sources.some(source => parts.every(part => source.includes(part)))).toBe(true);
  });
});

describe('an enumeration of the specification', () => {
  const named: readonly (readonly [string, keyof typeof enumerations])[] = [
    ['P1-E-012', 'clientStatuses'],
    ['P1-E-013', 'clientTypes'],
    ['P1-E-019', 'termsheetStatuses'],
    ['P1-E-032', 'brokerStages'],
    ['P1-E-043', 'approvalTypes'],
    ['P1-E-051', 'onboardingStatuses'],
    ['P1-E-055', 'agentStatuses'],
    ['P1-E-058', 'callOutcomes'],
    ['P1-E-070', 'masterDesignations'],
    ['P1-E-078', 'propertyCategories'],
    ['P1-E-078', 'listingTypes'],
    ['P1-E-079', 'hsnCodes'],
    ['P1-E-081', 'renewalProfileTypes'],
    ['P1-E-081', 'renewalSellerTypes'],
    ['P1-E-086', 'packageAgentTypes'],
    ['P1-E-087', 'incentiveFrequencies'],
    ['P1-E-088', 'campaignTypes'],
    ['P1-E-090', 'devices'],
    ['P1-E-091', 'packageTitles'],
    ['P1-E-092', 'productTypes'],
    ['P1-E-093', 'callDispositions'],
    ['P2-E-002', 'promotedProducts'],
    ['P2-E-003', 'capLevels'],
    ['P2-E-004', 'listingTypes'],
    ['P2-E-005', 'listingCategories'],
    ['P2-E-007', 'campaignTypes'],
    ['P2-E-008', 'agentStatuses'],
    ['P2-E-022', 'propertyCategories'],
    ['P2-E-023', 'domains'],
    ['P2-E-025', 'clientTypes'],
    ['P2-E-026', 'masterDesignations'],
    ['P2-E-027', 'packageTitles'],
    ['P2-E-028', 'productTypes'],
    ['P2-E-029', 'packageAgentTypes'],
    ['P2-E-030', 'hsnCodes'],
    ['P2-E-034', 'renewalProfileTypes'],
    ['P2-E-035', 'renewalSellerTypes'],
    ['P2-E-039', 'callOutcomes'],
    ['P2-E-041', 'callDispositions'],
    ['P2-E-042', 'deliveryStatuses'],
    ['P3-E-003', 'slotEntityTypes'],
    ['P3-E-007', 'devices'],
    ['P3-E-008', 'packageHistoryStatuses'],
    ['P3-E-015', 'salesReportClientTypes'],
  ];

  it.each(named)('%s has all of %s', (id, name) => {
    const row = pages.flatMap(({ rows }) => rows).find(one => idsIn(one.id).includes(id));
    const all: readonly Labelled[] = enumerations[name];
    const said = all.map(one => (one.id === one.label ? one.label : `\`${one.id}\` ${one.label}`));
    expect(said.filter(words => !row?.holds.includes(words))).toEqual([]);
  });
});

it.each<[string, unknown, unknown]>([
  ['P1-E-028 the ends of an opportunity', terminalLabels, ['Dropped', 'Lost', 'Closed']],
  ['P1-K-028 rows of a list inside a page', pageSizes.embeddedTable, 5],
  ['P1-K-029 rows of a table', pageSizes.main, 10],
  ['P1-K-031 accounts a page', pageSizes.accounts, 100],
  ['P1-K-032 mortgage partners a page', pageSizes.mortgagePartners, 30],
  ['P1-K-034 changes of an account a page', pageSizes.accountHistory, 50],
  ['P1-K-035 accounts of a caller', pageSizes.callerAccounts, 20],
  ['P1-K-036 opportunities of a caller', pageSizes.callerOpportunities, 10],
  ['P1-K-005 a date that is not there', missingDate, '-'],
  ['P1-K-006 a count that is not there', missingCount, '--'],
  ['P1-K-030 the minimum count', minimumCount, 10],
  ['P1-K-039 the delay before comments are read again', commentRefreshDelay, 1000],
  ['P1-K-040 the wait for what is typed', waits.debounce, 300],
  ['P1-K-042 the deadline of the renewal report', httpLimits.renewalReportTimeout, 60_000],
  ['P1-K-043 the deadline of performance', httpLimits.performanceTimeout, 120_000],
  ['P1-K-044 the case type of call details', callDetailCaseTypeId, 10],
  ['P1-K-045 the sub-type of owner opportunities', ownerCaseSubTypeId, 13],
  ['P1-K-049 the stage of owner calling', ownerCallingStageId, 98],
  ['P2-K-006 ad packages a page', pageSizes.adPackages, 10],
  ['P2-K-011 third-party agents a page', pageSizes.thirdPartyAgents, 10],
  ['P2-K-028 rows of the city list', rowLimits.monetizableCities, 10_000],
  ['P3-K-003 rows of the city list of part 3', rowLimits.cities, 1000],
  ['P3-K-011 the company of designations', designationsCompanyId, 611_174],
  ['P3-K-004 mappings of agents that are read', rowLimits.agentMappings, 5000],
])('%s: %j', (_what, constant, expected) => {
  expect(constant).toEqual(expected);
});
