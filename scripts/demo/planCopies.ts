import type { StaffMember } from '#backend/database/seed/people/people.ts';
import { randomFor, type Random } from '#backend/database/seed/pen/random.ts';
import { tiers } from './clonedTables.ts';
import { largeCompany, share, type Growth } from './Growth.ts';
import { heavyAgentOf, membersOf, type Company, type Team } from './planPeople.ts';

/** One more time the demo's clients, or the deals of one of them. */
export interface Copy {
  /** Numbers deals, and all that hangs on one. */
  readonly n: number;
  /** Numbers clients; 0 are the demo's own. */
  readonly c: number;
  /** So many days earlier lies what is over. */
  readonly backDays: number;
  /** So many seconds earlier lies what is not, so that few rows share an instant. */
  readonly freshSeconds: number;
  /** Who has the work of each of the demo's people, by their id less one. */
  readonly people: readonly number[];
  /** The last account that is copied; of no meaning where there is a root. */
  readonly upTo: number;
  /** The one account whose deals are copied; null: the clients too, all up to the last. */
  readonly root: number | null;
  readonly tiers: readonly number[];
}

/** What the demo data say of themselves. */
export interface DemoFacts {
  readonly staff: readonly StaffMember[];
  readonly accounts: readonly { readonly id: number; readonly deals: number }[];
  /** How many deals each of the demo's agents has, or has the account of. */
  readonly seen: ReadonlyMap<number, number>;
  /** A broker's account of the demo that gets the many deals. */
  readonly largeAccount: { readonly id: number; readonly deals: number };
}

/** The oldest of what is over lies so many days further back. */
const oldest = 1_500;

/** That many of a team, each once while there are enough, heavy ones more often. */
const drawn = (
  random: Random,
  { agents }: Team,
  count: number,
  without: readonly number[],
): number[] => {
  let left = agents.filter(({ id }) => !without.includes(id));
  const chosen: number[] = [];
  while (chosen.length < count) {
    if (left.length === 0) left = agents.filter(({ id }) => !without.includes(id));
    if (left.length === 0) break;
    const one = random.weighted(left.map(agent => [agent, agent.weight] as const));
    chosen.push(one.id);
    left = left.filter(({ id }) => id !== one.id);
  }
  return chosen;
};

/**
 * In which copies the heavy agent takes whose work, so that they see about as many deals as wanted: from the largest that
 * fits on, one a copy.
 */
const heavyWork = (
  candidates: readonly number[],
  seen: DemoFacts['seen'],
  wanted: number,
  copies: number,
): ReadonlyMap<number, number> => {
  const seenBy = (id: number): number => seen.get(id) ?? 0;
  const work = new Map<number, number>();
  let left = wanted;
  for (let n = 1; n <= copies; n += 1) {
    const average = left / Math.max(1, Math.ceil(left / 280));
    const next = candidates
      .filter(id => seenBy(id) > 0)
      .toSorted((a, b) => Math.abs(seenBy(a) - average) - Math.abs(seenBy(b) - average))[0];
    if (next === undefined || left < seenBy(next) / 2) break;
    work.set(n, next);
    left -= seenBy(next);
  }
  return work;
};

/** Copies until the size is reached: whole ones, the rest of one, and the deals of the large account. */
export const planCopies = (
  { staff, accounts, seen, largeAccount }: DemoFacts,
  { teams }: Company,
  growth: Growth,
): readonly Copy[] => {
  const random = randomFor(`copies ${growth.seed}`);
  const heavy = heavyAgentOf(staff).id;
  const withBelow = staff
    .filter(({ id, parentId }) => id === heavy || parentId === heavy)
    .map(({ id }) => id);
  const perCopy = accounts.reduce((sum, { deals }) => sum + deals, 0);
  const passes = Math.floor(share(largeCompany.dealsOfLargeAccount, growth) / largeAccount.deals);
  const wanted = growth.opportunities - passes * largeAccount.deals;
  const whole = Math.floor(wanted / perCopy);
  const seenMore = share(
    largeCompany.dealsOfHeavyAgent - withBelow.reduce((sum, id) => sum + (seen.get(id) ?? 0), 0),
    growth,
  );
  const broker = staff.filter(({ line, level }) => line === 'broker' && level >= 5);
  const work = heavyWork(
    broker.map(({ id }) => id),
    seen,
    seenMore,
    whole,
  );

  const peopleOf = (n: number): number[] => {
    const people = staff.map(({ id }) => id);
    const set = (old: number, id: number): void => {
      people[old - 1] = id;
    };
    for (const lead of staff.filter(({ seat }) => seat.endsWith('-tl'))) {
      const members = membersOf(staff, lead.id).map(({ id }) => id);
      const taken = work.get(n);
      const isHeavy = taken !== undefined && members.includes(taken);
      const team = isHeavy
        ? teams.find(({ agents }) => agents.some(({ id }) => id === heavy))
        : random.weighted(
            teams
              .filter(({ line }) => line === lead.line)
              .map(one => [one, one.agents.reduce((sum, { weight }) => sum + weight, 0)] as const),
          );
      if (!team) continue;
      const agents = drawn(random, team, members.length, withBelow);
      for (const [place, old] of members.entries()) set(old, agents[place] ?? old);
      set(lead.id, team.lead);
      if (lead.parentId) set(lead.parentId, team.manager);
      if (isHeavy) set(taken, heavy);
    }
    return people;
  };
  const copyOf = (n: number, own: Pick<Copy, 'c' | 'upTo' | 'root'>): Copy => ({
    n,
    backDays: Math.floor(oldest * random.next() ** 2),
    freshSeconds: random.int(0, 1_200),
    people: peopleOf(n),
    tiers: [
      tiers.always,
      ...(n % 2 === 1 ? [tiers.openMoney] : []),
      ...(n % 9 === 1 ? [tiers.approvals] : []),
      ...(n % 3 === 1 ? [tiers.calls] : []),
      ...(n % 4 === 1 ? [tiers.listings] : []),
    ],
    ...own,
  });

  const last = accounts.at(-1)?.id ?? 0;
  const copies = Array.from({ length: whole }, (_, at) =>
    copyOf(at + 1, { c: at + 1, upTo: last, root: null }),
  );
  let left = wanted - whole * perCopy;
  let upTo = 0;
  for (const { id, deals } of accounts) {
    if (deals > left) break;
    left -= deals;
    upTo = id;
  }
  if (upTo > 0) copies.push(copyOf(copies.length + 1, { c: copies.length + 1, upTo, root: null }));
  for (let at = 0; at < passes; at += 1)
    copies.push(copyOf(copies.length + 1, { c: 0, upTo: 0, root: largeAccount.id }));
  return copies;
};
