import * as schema from '../schema/people/mappings.ts';
import { batch, type Batch } from './pen/batch.ts';
import { randomFor } from './pen/random.ts';
import type { World } from './world.ts';

/** Which branch, cities, localities and callers belong to which agent. */
export function* agentMappingBatches({
  people,
  geography,
  localitiesOf,
  product,
}: World): Generator<Batch> {
  const random = randomFor('agent mappings');
  const sellers = people.staff.filter(({ line }) => line !== null);
  const cities = geography.soldCities.slice(0, 40);
  yield batch(
    schema.agentBranchMappings,
    sellers.map(({ id, line, departmentId, level }, at) => ({
      id: at + 1,
      userId: id,
      salesBranchId: at % 17 === 16 ? null : (at % 8) + 1,
      departmentId: departmentId ?? null,
      subDepartmentId: null,
      region: random.pick(['North', 'South', 'East', 'West']),
      tier: random.pick(['Tier 1', 'Tier 2', 'Tier 3']),
      salesVertical: line,
      businessUnit: line === 'builder' ? 'New Projects' : 'Rent and Resale',
      salesChannel: line === 'builder' ? 'FoS' : 'Telesales',
      roleType: level <= 4 ? 'Manager' : 'Individual',
      company: product.name,
    })),
  );
  yield batch(
    schema.agentCities,
    sellers
      .flatMap((_, at) =>
        random.sample(cities, random.int(1, 4)).map(city => ({
          agentBranchMappingId: at + 1,
          cityId: city.id,
          salesBranchId: (at % 8) + 1,
        })),
      )
      .map((row, at) => ({ id: at + 1, ...row })),
  );
  const agents = sellers.filter(({ level, status }) => level >= 5 && status === 1);
  yield batch(
    schema.cityAgentMappings,
    cities
      .flatMap(city =>
        random.sample(agents, 3).map(agent => ({ cityId: city.id, agentId: agent.id })),
      )
      .map((row, at) => ({ id: at + 1, ...row, isActive: at % 13 !== 12 })),
  );
  yield batch(
    schema.localityAgentMappings,
    cities
      .slice(0, 12)
      .flatMap(city => localitiesOf(city).slice(0, 15))
      .map((locality, at) => ({
        id: at + 1,
        localityId: locality.id,
        agentId: random.pick(people.agents.owner).id,
        isActive: true,
      })),
  );
  yield batch(
    schema.callingAgentMappings,
    people.agents.builder.map((agent, at) => ({
      id: at + 1,
      salesAgentId: agent.id,
      callingAgentId: random.pick(people.agents.broker).id,
      isActive: at % 7 !== 6,
    })),
  );
}
