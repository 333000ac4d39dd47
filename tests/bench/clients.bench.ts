import type { Bench, Figure } from './Figure.ts';
import { clientName } from './server/clientNames.ts';
import { percentile } from './percentile.ts';
import { onBothEngines } from './server/onBothEngines.ts';
import { spawnServer } from './server/spawnServer.ts';

const people = ['agent', 'lead', 'admin'] as const;
type Person = (typeof people)[number];

interface Served {
  readonly address: string;
  readonly firstAccount: number;
  readonly firstDeal: number;
  readonly firstTermsheet: number;
  readonly agents: number;
  readonly cookies: Readonly<Record<Person, string>>;
}

const few = 5_000;
const many = 50_000;

/** What each page asks of the server, by the number of a client; the agent has every fiftieth. */
type Asked = (client: number, served: Served) => readonly string[];

const inQuery = (query: Readonly<Record<string, string | number>>): string =>
  new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)] as [string, string]),
  ).toString();

const ofClient = ({ firstAccount }: Served, client: number) => firstAccount + client;

const groups: Readonly<
  Record<
    'account page' | 'termsheet page' | 'lists' | 'search' | 'search with a frequent word',
    Asked
  >
> = {
  'account page': (client, served) => {
    const accountId = ofClient(served, client);
    return [
      `/sapna/v3/account-page/${accountId}`,
      `/sapna/v2/opportunity?${inQuery({ accountId, pageSize: 10, sort: '-updatedAt' })}`,
      `/console/v1/account-activities?${inQuery({ accountId, pageSize: 10, sort: '-performedTime' })}`,
      `/sapna/v1/contact?${inQuery({ accountId, pageSize: 10, sort: 'name' })}`,
      `/console/v1/accounts/${accountId}/figure-parts?of=pendingCollectionAmount`,
    ];
  },
  'termsheet page': (client, { firstTermsheet, firstDeal }) => {
    const termsheetId = firstTermsheet + client;
    const opportunityId = firstDeal + client * 4 + 1;
    return [
      `/sapna/v3/termsheet-page/${termsheetId}`,
      `/console/v1/termsheet-packages?${inQuery({ termsheetId, pageSize: 10 })}`,
      `/sapna/v1/termsheet-product-details?${inQuery({ termsheetId, pageSize: 10 })}`,
      `/console/v1/termsheet-milestones?${inQuery({ termsheetId, pageSize: 10 })}`,
      `/sapna/v1/payment?${inQuery({ filters: `opportunityId==${opportunityId}`, pageSize: 10, sort: '-id' })}`,
      `/console/v1/invoices?${inQuery({ filters: `opportunityId==${opportunityId}`, pageSize: 10 })}`,
    ];
  },
  lists: client => [
    `/sapna/v1/account?${inQuery({ pageSize: 100, page: client % 3, sort: '-updatedAt' })}`,
    `/sapna/v1/account?${inQuery({ pageSize: 100, sort: 'accountName' })}`,
    `/sapna/v2/opportunity?${inQuery({ pageSize: 10, page: client % 3, sort: '-updatedAt' })}`,
    `/sapna/v2/opportunity?${inQuery({ pageSize: 10, sort: 'fupTime', filters: 'statusId=in=(1,3,4,5,8)' })}`,
    '/sapna/v1/dashboard/home',
  ],
  search: (client, served) => [
    `/sapna/v1/contact?${inQuery({ search: 7_000_000_000 + ((client + 1) * 2 + 1) * 7919, pageSize: 5 })}`,
    `/sapna/v1/contact?${inQuery({ search: String(7_000_000_000 + ((client + 1) * 2 + 1) * 7919).slice(-5), pageSize: 5 })}`,
    `/sapna/v1/contact?${inQuery({ search: clientName((client + 1) * 2 + 1), pageSize: 5 })}`,
    `/sapna/v1/account?${inQuery({ search: clientName(client + 1), pageSize: 5 })}`,
    `/sapna/v2/opportunity?${inQuery({ search: served.firstDeal + client * 4, pageSize: 5, within: 'search' })}`,
  ],
  // A quarter of all deals has the last word in its name.
  'search with a frequent word': client => [
    `/sapna/v2/opportunity?${inQuery({ search: `${clientName(client + 1)} Relax`, pageSize: 5, within: 'search' })}`,
  ],
};
type Group = keyof typeof groups;

interface Timed {
  readonly url: string;
  readonly who: Person;
  readonly ms: number;
}

const timed = async (served: Served, who: Person, url: string): Promise<Timed> => {
  const start = performance.now();
  const answer = await fetch(served.address + url, { headers: { cookie: served.cookies[who] } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status} to ${who}: ${text}`);
  return { url, who, ms: performance.now() - start };
};

const rounds = 10;

const timesOf = async (served: Served, group: Group, accounts: number): Promise<Timed[]> => {
  const times: Timed[] = [];
  for (let round = -1; round < rounds; round += 1)
    for (const who of people) {
      // Place 1 of the clients has the second agent: those of the first are multiples of their number.
      const client =
        served.agents * (1 + (((round + 1) * 37) % (accounts / served.agents - 1))) - 1;
      for (const url of groups[group](client, served)) {
        const one = await timed(served, who, url);
        if (round >= 0) times.push(one);
      }
    }
  return times;
};

const p95 = (times: readonly Timed[]): number =>
  percentile(
    times.map(({ ms }) => ms),
    0.95,
  );

/** Which of the calls are slowest, so that a missed figure says where to look. */
const slowest = (times: readonly Timed[]): string => {
  const kinds = new Map<string, Timed[]>();
  for (const one of times) {
    const kind = `${one.who} ${one.url.replaceAll(/\d{2,}/g, '…')}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  return [...kinds]
    .map(([kind, all]) => [kind, p95(all)] as const)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 4)
    .map(([kind, ms]) => `${ms.toFixed(0)} ms ${kind}`)
    .join('\n      ');
};

const targets: readonly (readonly [Group, number])[] = [
  ['account page', 300],
  ['termsheet page', 300],
  ['lists', 300],
  ['search', 50],
  ['search with a frequent word', 500],
];

const figuresOn = async (engine: string, postgres?: string): Promise<Figure[]> => {
  const measured = async (accounts: number) => {
    const served = await spawnServer<Served>('serveClients', accounts, postgres);
    const found = new Map<Group, Timed[]>();
    for (const [group] of targets) found.set(group, await timesOf(served, group, accounts));
    served.process.kill();
    return found;
  };
  const small = await measured(few);
  const large = await measured(many);
  return targets.flatMap(([group, most]): Figure[] => {
    const before = small.get(group) ?? [];
    const after = large.get(group) ?? [];
    return [
      {
        what: `${group}: p95 of a call over 50,000 accounts and 200,000 opportunities, ${engine}`,
        value: p95(after),
        unit: 'ms',
        target: { most },
        raw: slowest(after),
      },
      {
        what: `${group}: growth of p95 from a tenth of that, ${engine}`,
        value: p95(after) / p95(before),
        unit: 'x',
        target: { most: 2 },
        raw: `${p95(before).toFixed(1)} ms and ${p95(after).toFixed(1)} ms`,
      },
    ];
  });
};

export const bench: Bench = {
  about: 'accounts and opportunities as an agent, their lead and an administrator read them',
  run: () => onBothEngines(figuresOn),
};
