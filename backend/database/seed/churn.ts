import { churnSchedules } from '../schema/leads.ts';
import type { Client } from './clients/clients.ts';
import type { Pen } from './pen/pen.ts';
import type { Project } from './catalogue/projects.ts';
import type { Random } from './pen/random.ts';

const criteria = ['RADIUS', 'CITY', 'LOCALITY', 'PROJECT'] as const;

// prettier-ignore
const categoryWeights = [[1, 9], [2, 1]] as const;

const statusOf = (start: number, end: number, random: Random) => {
  if (random.chance(0.08)) return 'stopped' as const;
  if (start > 0) return 'scheduled' as const;
  return end < 0 ? ('done' as const) : ('running' as const);
};

const deliveredOf = (status: ReturnType<typeof statusOf>, totalLeads: number): number => {
  if (status === 'done') return totalLeads;
  return status === 'scheduled' ? 0 : Math.floor(totalLeads / 3);
};

/** Some builders and brokers get leads of others once more. */
export const writeChurn = (pen: Pen, client: Client, projects: readonly Project[]): void => {
  const { add, calendar, people, random } = pen;
  if (client.clientTypeId > 2 || !random.chance(0.14)) return;
  const criteriaType = random.pick(projects.length > 0 ? criteria : criteria.slice(0, 3));
  const start = random.int(-60, 20);
  const end = start + random.int(1, 30);
  const status = statusOf(start, end, random);
  const totalLeads = random.int(10, 400);
  const isRadius = criteriaType === 'RADIUS';
  const locality = random.pick(pen.localitiesOf(client.city));
  const batchId = random.chance(0.3) ? `seed-${Math.abs(start)}` : null;
  const lastNDays = random.pick([7, 30, 90]);
  const innerRadius = isRadius ? random.int(1, 4) : null;
  const outerRadius = isRadius ? random.int(5, 20) : null;
  const leadServiceType = random.pick(['buy', 'rent']);
  const minPricePaise = random.chance(0.7) ? random.int(20, 60) * 10_000_000 : null;
  const maxPricePaise = random.chance(0.7) ? random.int(80, 400) * 10_000_000 : null;
  const propertyCategoryId = random.weighted(categoryWeights);
  const isResidential = propertyCategoryId === 1;
  const propertyType = random.pick(['Apartment', 'Villa', null]);
  const bhkType = random.pick(['2 BHK', '3 BHK', null]);
  const possession = random.pick(['Ready to move', 'Under construction', null]);
  const possessionFlag = random.chance(0.4);
  add(
    churnSchedules,
    { batchId, accountId: client.id, profileUuid: client.uuid, status, criteriaType },
    { entityType: client.clientTypeId === 1 ? 'BUILDER' : 'BROKER', entityId: projects[0]?.id },
    { churnStartDate: calendar.day(start), churnEndDate: calendar.day(end), lastNDays },
    { totalLeads, deliveredLeads: deliveredOf(status, totalLeads), innerRadius, outerRadius },
    { cityUuids: criteriaType === 'CITY' ? [client.city.uuid] : [] },
    { localityUuids: criteriaType === 'LOCALITY' ? [locality.uuid] : [] },
    { projectIds: criteriaType === 'PROJECT' ? projects.map(({ id }) => id) : [] },
    { leadServiceType, minPricePaise, maxPricePaise, propertyCategoryId, possessionFlag },
    isResidential ? { propertyType, bhkType } : {},
    possessionFlag ? { possession: possession ?? 'Ready to move' } : {},
    { stoppedAt: status === 'stopped' ? calendar.at(-1, 12) : null },
    { createdAt: calendar.at(Math.min(-1, start - 2), 15) },
    { createdBy: people.holder('owner-agent').id },
  );
};
