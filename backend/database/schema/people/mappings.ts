import { boolean, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { editable, identity, rowId } from '../columns.ts';
import { indexed } from '../constraints.ts';
import { cities, localities } from '../geography.ts';
import { departments, salesBranches, users } from './people.ts';

/** Where an agent is in the sales organisation (part 3 section 3). */
export const agentBranchMappings = pgTable(
  'agent_branch_mappings',
  {
    id: identity(),
    userId: rowId()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'restrict' }),
    salesBranchId: rowId().references(() => salesBranches.id, { onDelete: 'restrict' }),
    departmentId: rowId().references(() => departments.id, { onDelete: 'restrict' }),
    subDepartmentId: rowId().references(() => departments.id, { onDelete: 'restrict' }),
    region: text(),
    tier: text(),
    salesVertical: text(),
    businessUnit: text(),
    salesChannel: text(),
    roleType: text(),
    company: text(),
    ...editable,
  },
  t => indexed(t.salesBranchId, t.departmentId, t.subDepartmentId, t.updatedAt),
);

/** The cities an agent works, each with the branch they work it for: `agentCityIds` and `cityBranchMapping`. */
export const agentCities = pgTable(
  'agent_cities',
  {
    id: identity(),
    agentBranchMappingId: rowId()
      .notNull()
      .references(() => agentBranchMappings.id, { onDelete: 'cascade' }),
    cityId: rowId()
      .notNull()
      .references(() => cities.id, { onDelete: 'restrict' }),
    salesBranchId: rowId().references(() => salesBranches.id, { onDelete: 'restrict' }),
  },
  t => [unique().on(t.agentBranchMappingId, t.cityId), ...indexed(t.cityId, t.salesBranchId)],
);

/** Which agent new accounts of a city go to, per client line. */
export const cityAgentMappings = pgTable(
  'city_agent_mappings',
  {
    id: identity(),
    cityId: rowId()
      .notNull()
      .references(() => cities.id, { onDelete: 'restrict' }),
    agentId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    isActive: boolean().notNull().default(true),
    ...editable,
  },
  t => [unique().on(t.cityId, t.agentId), ...indexed(t.agentId, t.updatedAt)],
);

/** Which agent the cases of a locality go to. */
export const localityAgentMappings = pgTable(
  'locality_agent_mappings',
  {
    id: identity(),
    localityId: rowId()
      .notNull()
      .references(() => localities.id, { onDelete: 'restrict' }),
    agentId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    isActive: boolean().notNull().default(true),
    ...editable,
  },
  t => [unique().on(t.localityId, t.agentId), ...indexed(t.agentId, t.updatedAt)],
);

/** Which agent calls on behalf of a sales agent. */
export const callingAgentMappings = pgTable(
  'calling_agent_mappings',
  {
    id: identity(),
    salesAgentId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    callingAgentId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    isActive: boolean().notNull().default(true),
    ...editable,
  },
  t => [unique().on(t.salesAgentId, t.callingAgentId), ...indexed(t.callingAgentId, t.updatedAt)],
);
