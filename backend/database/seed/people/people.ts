import { designationsCompanyId } from '#contract/domain/users/designations.ts';
import { displayRoles, type DisplayRoleCode } from '#contract/domain/roles/displayRoles.ts';
import type { Line } from '#contract/domain/lines.ts';
import type { RoleCode } from '#contract/domain/roles.ts';
import * as schema from '../../schema/people/people.ts';
import { batch, type Batch, type Seeded } from '../pen/batch.ts';
import type { Calendar } from '../calendar.ts';
import { inventedPhone, personName, type PersonName } from './inventedNames.ts';
import { departments, designations, seatGroups, type SeatGroup } from './organisation.ts';
import { automaticRole, personaEmail, personas, type Persona } from './personas.ts';
import { programBatches } from './programs.ts';
import { randomFor, type Random } from '../pen/random.ts';
import { stableUuid } from '../pen/stableUuid.ts';

export interface StaffMember extends Seeded<typeof schema.users> {
  email: string;
  level: number;
  line: Line | null;
  /** Key of the seat group, such as `broker-agent`. */
  seat: string;
  roles: readonly RoleCode[];
  /** Lookup View, where it came along by itself (T1). */
  automatic: RoleCode | null;
  fullName: string;
}

export interface People {
  readonly staff: readonly StaffMember[];
  /** Agents and trainees of a line who are at work: those that own accounts, cases and calls. */
  readonly agents: Readonly<Record<Line, readonly StaffMember[]>>;
  /** The first member of a seat group; throws for a group that does not exist. */
  readonly holder: (seat: string) => StaffMember;
}

const firstEmployeeNumber = 1_001;

const communities =
  'hindi marathi tamil telugu bengali kannada malayali gujarati punjabi muslim odia assamese'.split(
    ' ',
  );

/** Names that try a screen: one word only, long, in Devanagari and Tamil script. */
const hardNames: readonly PersonName[] = [
  { first: 'अनुराधा', last: 'पाटील' },
  { first: 'மீனாட்சி', last: 'சுந்தரம்' },
  { first: 'Thangjam', last: '' },
  { first: 'Venkata Satyanarayana Subrahmanyam', last: 'Mallampalli Chandrasekhara Rao' },
  { first: 'Siobhán', last: "D'Souza-O'Brien" },
];

const personaOf = (group: SeatGroup, place: number): Persona | undefined =>
  personas.find(({ key }) => key === group.personas?.[place]);

/** Two trainees have left; one has not started yet. */
const isRelieved = (group: SeatGroup, place: number): boolean =>
  (group.key === 'owner-trainee' && place === 5) || (group.key === 'broker-trainee' && place === 4);

const memberOf = (
  group: SeatGroup,
  place: number,
  id: number,
  managers: readonly StaffMember[],
  random: Random,
  calendar: Calendar,
  passwordHash: string,
): StaffMember => {
  const persona = personaOf(group, place);
  const hard = group.key === 'owner-agent' ? hardNames[place - 12] : undefined;
  const invented = hard ?? personName(random, random.sample(communities, 4));
  const name = persona ? { first: persona.firstName, last: persona.lastName } : invented;
  const employeeCode = `NV${firstEmployeeNumber + id - 1}`;
  const relieved = isRelieved(group, place);
  const joined = -(60 + (6 - group.level) * 260 + random.int(0, 240));
  return {
    id,
    uuid: stableUuid(`user:${id}`),
    email: persona ? personaEmail(persona) : `${employeeCode.toLowerCase()}@example.com`,
    passwordHash: relieved ? null : passwordHash,
    firstName: name.first,
    lastName: name.last,
    fullName: `${name.first} ${name.last}`.trim(),
    employeeCode,
    status: relieved ? 0 : 1,
    designationId: group.designationId,
    departmentId: group.departmentId,
    parentId: managers.length > 0 ? (managers[place % managers.length]?.id ?? null) : null,
    companyId: designationsCompanyId,
    domainId: group.key === 'amoeba' ? 7 : group.key === 'phoenix' ? 1 : 5,
    joiningDate: calendar.day(joined),
    dateOfRelieving: relieved ? calendar.day(-20) : null,
    mobile: inventedPhone(random),
    preferences: {},
    level: group.level,
    line: group.line,
    seat: group.key,
    roles: persona?.roles ?? group.roles,
    automatic: automaticRole(persona ?? group),
  };
};

export const makePeople = (calendar: Calendar, passwordHash: string): People => {
  const random = randomFor('people');
  const bySeat = new Map<string, StaffMember[]>();
  let id = 0;
  for (const group of seatGroups) {
    const managers = group.under === null ? [] : (bySeat.get(group.under) ?? []);
    bySeat.set(
      group.key,
      Array.from({ length: group.count }, (_, place) => {
        id += 1;
        return memberOf(group, place, id, managers, random, calendar, passwordHash);
      }),
    );
  }
  const staff = [...bySeat.values()].flat();
  const agentsOf = (line: Line) =>
    staff.filter(member => member.line === line && member.level >= 5 && member.status === 1);
  return {
    staff,
    agents: {
      owner: agentsOf('owner'),
      broker: agentsOf('broker'),
      builder: agentsOf('builder'),
      tenant: agentsOf('tenant'),
    },
    holder: seat => {
      const first = bySeat.get(seat)?.[0];
      if (!first) throw new Error(`The organisation has no seat ${seat}`);
      return first;
    },
  };
};

/** The display role that expands to exactly these roles, when there is one. */
const displayRoleOf = (roles: readonly RoleCode[]): DisplayRoleCode | undefined => {
  const wanted = [...roles].sort().join();
  const entries = Object.entries(displayRoles) as [
    DisplayRoleCode,
    { roles: readonly RoleCode[] },
  ][];
  return entries.find(([, entry]) => [...entry.roles].sort().join() === wanted)?.[0];
};

const branches = [
  'Mumbai',
  'Delhi NCR',
  'Bengaluru',
  'Chennai',
  'Hyderabad',
  'Kolkata',
  'Pune',
  'Ahmedabad',
];

const hrisRow = (member: StaffMember, at: number, managers: ReadonlyMap<number, string>) => ({
  id: at + 1,
  employeeCode: member.employeeCode ?? '',
  name: member.fullName,
  email: member.email,
  mobile: member.mobile ?? null,
  designation: designations.find(([id]) => id === member.designationId)?.[1] ?? null,
  department: departments.find(([id]) => id === member.departmentId)?.[1] ?? null,
  managerCode: (member.parentId && managers.get(member.parentId)) || null,
  branch: branches[at % branches.length] ?? null,
  joiningDate: member.joiningDate ?? null,
  dateOfRelieving: member.dateOfRelieving ?? null,
});

/** People whom HR knows and who have no account yet: what a look-up on the user form finds. */
const newJoiners = (people: People, calendar: Calendar) => {
  const random = randomFor('new joiners');
  const from = people.staff.length;
  return Array.from({ length: 15 }, (_, at) => {
    const name = personName(random, random.sample(communities, 3));
    const code = `NV${firstEmployeeNumber + from + at}`;
    return {
      id: from + at + 1,
      employeeCode: code,
      name: `${name.first} ${name.last}`,
      email: `${code.toLowerCase()}@example.com`,
      mobile: at % 5 === 4 ? null : inventedPhone(random),
      designation: 'Tele-sales Agent',
      department: 'Tele-sales',
      managerCode: people.holder('broker-tl').employeeCode ?? null,
      branch: random.pick(branches),
      joiningDate: calendar.day(random.int(-10, 20)),
      dateOfRelieving: null,
    };
  });
};

/** Departments and designations, which the specification names by id. */
export function* organisationBatches(): Generator<Batch> {
  const isOptional = (id: number): boolean => [31, 52, 53, 55].includes(id);
  yield batch(
    schema.departments,
    departments.map(([id, name]) => ({ id, name })),
  );
  yield batch(
    schema.designations,
    designations.map(([id, name]) => ({
      id,
      name,
      companyId: designationsCompanyId,
      isMaster: id >= 29 && id <= 41,
      isBranchOptional: isOptional(id),
    })),
  );
}

export function* peopleBatches(people: People, calendar: Calendar): Generator<Batch> {
  const { staff } = people;
  const random = randomFor('phones of agents');
  yield* organisationBatches();
  yield batch(
    schema.salesBranches,
    branches.map((name, at) => ({ id: at + 1, name })),
  );
  yield batch(schema.users, staff);
  const granted = { grantedAt: calendar.at(-400, 10), grantedBy: people.holder('admin').id };
  const grants = staff.flatMap(({ id, roles, automatic }) => [
    ...roles.map(roleCode => ({ userId: id, roleCode, isAutomatic: false })),
    ...(automatic ? [{ userId: id, roleCode: automatic, isAutomatic: true }] : []),
  ]);
  yield batch(
    schema.roleGrants,
    grants.map((row, at) => ({ id: at + 1, ...row, ...granted })),
  );
  yield batch(
    schema.displayRoleGrants,
    staff
      .flatMap(({ id, roles }) => {
        const display = displayRoleOf(roles);
        return display ? [{ userId: id, displayRole: display }] : [];
      })
      .map((row, at) => ({ id: at + 1, ...row, ...granted })),
  );
  const managers = new Map(staff.map(({ id, employeeCode }) => [id, employeeCode ?? '']));
  yield batch(schema.hrisEmployees, [
    ...staff.map((member, at) => hrisRow(member, at, managers)),
    ...newJoiners(people, calendar),
  ]);
  const agents = staff.filter(({ line, status }) => line !== null && status === 1);
  yield batch(
    schema.agentPhones,
    agents.map(({ id }, at) => ({
      id: at + 1,
      userId: id,
      phone: inventedPhone(random),
      isPrimary: true,
      isCallingActive: at % 11 !== 10,
    })),
  );
  yield batch(
    schema.virtualNumbers,
    Array.from({ length: agents.length + 20 }, (_, at) => ({
      id: at + 1,
      number: inventedPhone(random),
      userId: agents[at]?.id ?? null,
      assignedAt: agents[at] ? calendar.at(-90 - (at % 30), 11) : null,
      isActive: at % 25 !== 24,
    })),
  );
  yield* programBatches(calendar, {
    userId: staff.length + 1,
    grantId: grants.length + 1,
    by: people.holder('admin').id,
  });
}
