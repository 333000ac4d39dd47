import type { Line } from '#contract/domain/lines.ts';
import { personName } from '#backend/database/seed/people/inventedNames.ts';
import { programCount } from '#backend/database/seed/people/programs.ts';
import type { StaffMember } from '#backend/database/seed/people/people.ts';
import { randomFor, type Random } from '#backend/database/seed/pen/random.ts';
import { largeCompany, share, type Growth } from './Growth.ts';

/** Someone who joins the demo's staff: like the demo's person whose roles, branch and targets they have. */
export interface Joiner {
  readonly id: number;
  readonly parentId: number;
  readonly model: StaffMember;
  readonly firstName: string;
  readonly lastName: string;
}

/** Who works below a lead, and how much of the work of a team each one takes. */
export interface Team {
  readonly line: Line;
  readonly lead: number;
  readonly manager: number;
  readonly agents: readonly { readonly id: number; readonly weight: number }[];
}

export interface Company {
  readonly joiners: readonly Joiner[];
  readonly teams: readonly Team[];
}

/** Of a hundred people of the sales lines so many are of each. */
const lineShares: readonly (readonly [Line, number])[] = [
  ['broker', 41.4],
  ['owner', 35],
  ['builder', 16.5],
  ['tenant', 7.1],
];

const communities = 'hindi marathi tamil telugu bengali kannada gujarati punjabi'.split(' ');
const leadsOfManager = 6;

/** A few take most of it, many a little. */
const weightOf = (random: Random): number => 0.05 + 2 * random.next() ** 1.5;

/** The first of a seat such as `broker-tl`. @throws when the demo has none. */
const seatOf = (staff: readonly StaffMember[], seat: string): StaffMember => {
  const found = staff.find(member => member.seat === seat);
  if (!found) throw new Error(`The demo data has no ${seat}`);
  return found;
};

/** The agent of the personas, who sees many deals: their own and those of the people below them. */
export const heavyAgentOf = (staff: readonly StaffMember[]): StaffMember =>
  seatOf(staff, 'broker-agent');

/** Agents below a lead: those of their own and their trainees. */
export const membersOf = (staff: readonly StaffMember[], lead: number): readonly StaffMember[] => {
  const own = staff.filter(({ parentId }) => parentId === lead);
  return [
    ...own,
    ...staff.filter(({ parentId }) => own.some(({ id }) => id === (parentId ?? null))),
  ];
};

/**
 * Who joins, and the teams that are there then: each line has leads with ten to fifty people below, six of them under a process
 * manager, all of these under the line's business manager. The lead of the personas gets fifty.
 */
export const planPeople = (staff: readonly StaffMember[], growth: Growth): Company => {
  const random = randomFor(`people ${growth.seed}`);
  const joiners: Joiner[] = [];
  const teams: Team[] = [];
  const first = Math.max(...staff.map(({ id }) => id)) + programCount + 1;
  const join = (model: StaffMember, parentId: number): number => {
    const name = personName(random, random.sample(communities, 4));
    const id = first + joiners.length;
    joiners.push({ id, parentId, model, firstName: name.first, lastName: name.last });
    return id;
  };
  const heavy = heavyAgentOf(staff).id;
  const addAgents = (line: Line, lead: number, count: number, known: readonly number[]) => {
    const agents = [...known];
    for (let at = 0; at < count; at += 1) {
      const isTrainee = agents.length > 3 && random.chance(0.15);
      agents.push(
        isTrainee
          ? join(seatOf(staff, `${line}-trainee`), random.pick(agents.filter(id => id !== heavy)))
          : join(seatOf(staff, `${line}-agent`), lead),
      );
    }
    return agents.map(id => ({ id, weight: weightOf(random) }));
  };

  for (const [line, percent] of lineShares) {
    let left = Math.max(2, Math.round((share(largeCompany.people, growth) * percent) / 100));
    for (const [place, lead] of staff.filter(({ seat }) => seat === `${line}-tl`).entries()) {
      const known = membersOf(staff, lead.id).map(({ id }) => id);
      const wanted =
        line === 'broker' && place === 0
          ? share(largeCompany.teamOfLead, growth) - known.length
          : random.int(0, 14);
      const count = Math.max(0, Math.min(wanted, left));
      left -= count;
      teams.push({
        line,
        lead: lead.id,
        manager: lead.parentId ?? lead.id,
        agents: addAgents(line, lead.id, count, known),
      });
    }
    let manager = seatOf(staff, `${line}-pm`).id;
    let leads = leadsOfManager;
    while (left > 1) {
      if (leads === leadsOfManager && left > 60) {
        manager = join(seatOf(staff, `${line}-pm`), seatOf(staff, `${line}-bm`).id);
        left -= 1;
        leads = 0;
      }
      const lead = join(seatOf(staff, `${line}-tl`), manager);
      leads += 1;
      const count = Math.min(random.int(10, 50), left - 1);
      left -= 1 + count;
      teams.push({ line, lead, manager, agents: addAgents(line, lead, count, []) });
    }
  }
  return { joiners, teams };
};
