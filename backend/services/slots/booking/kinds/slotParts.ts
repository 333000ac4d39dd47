import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../../database/client.ts';
import {
  polygons,
  projects,
  slotBookings,
  slotCards,
  slotProjects,
} from '../../../../database/schema/index.ts';

const readPolygons = (db: Database, ids: number[]) =>
  db
    // An ad package is on one area for each of its products.
    .selectDistinct({
      slotId: slotBookings.slotId,
      id: polygons.id,
      uuid: polygons.uuid,
      name: polygons.name,
    })
    .from(slotBookings)
    .innerJoin(polygons, eq(polygons.id, slotBookings.polygonId))
    .where(inArray(slotBookings.slotId, ids))
    .orderBy(asc(polygons.name), asc(polygons.id));

const readProjects = (db: Database, ids: number[]) =>
  db
    .select({ slotId: slotProjects.slotId, id: projects.id, name: projects.name })
    .from(slotProjects)
    .innerJoin(projects, eq(projects.id, slotProjects.projectId))
    .where(and(inArray(slotProjects.slotId, ids), eq(slotProjects.role, 'promoted')))
    .orderBy(asc(projects.id));

const readCards = (db: Database, ids: number[]) =>
  db
    .select()
    .from(slotCards)
    .where(inArray(slotCards.slotId, ids))
    .orderBy(asc(slotCards.priority));

/** What is in other tables of a slot. */
export interface SlotParts {
  readonly polygons: Awaited<ReturnType<typeof readPolygons>>;
  readonly projects: Awaited<ReturnType<typeof readProjects>>;
  readonly cards: Awaited<ReturnType<typeof readCards>>;
}

/** The parts of slots by id: three statements however many slots. */
export const partsOf = async (
  db: Database,
  ids: number[],
): Promise<(slotId: number) => SlotParts> => {
  if (ids.length === 0) return () => ({ polygons: [], projects: [], cards: [] });
  const [ground, shown, cards] = [
    await readPolygons(db, ids),
    await readProjects(db, ids),
    await readCards(db, ids),
  ];
  return slotId => ({
    polygons: ground.filter(part => part.slotId === slotId),
    projects: shown.filter(part => part.slotId === slotId),
    cards: cards.filter(part => part.slotId === slotId),
  });
};
