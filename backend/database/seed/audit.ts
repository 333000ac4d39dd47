import { auditEntries } from '../schema/platform/platform.ts';
import { batch, type Batch } from './pen/batch.ts';
import { changedAt, isChangedPackage, madeAt } from './catalogue/catalogue.ts';
import { randomFor } from './pen/random.ts';
import type { World } from './world.ts';

/** Who made the catalogue, and the later changes of some packages. */
export function* auditBatches({ calendar, catalogue, people }: World): Generator<Batch> {
  const random = randomFor('audit');
  const editor = people.holder('lookup-admin').id;
  const made = (entity: string, rows: readonly { id: number; name: string }[]) =>
    rows.map(({ id, name }) => ({
      at: madeAt(calendar, entity, id),
      actorId: null,
      surface: 'seed' as const,
      action: 'create',
      entity,
      entityId: String(id),
      version: 1,
      before: null,
      after: { name },
    }));
  const changed = catalogue.packages
    .filter(({ id }) => isChangedPackage(id))
    .map(({ id, name, displayName, description }) => ({
      at: changedAt(calendar, id),
      actorId: editor,
      surface: random.pick(['form', 'inline', 'bulk'] as const),
      action: 'update',
      entity: 'packages',
      entityId: String(id),
      version: 2,
      before: { name, displayName: `${displayName ?? name} (old)`, description: null },
      after: { name, displayName: displayName ?? null, description: description ?? null },
    }));
  const entries = [
    ...made('package-families', catalogue.families),
    ...made('products', catalogue.products),
    ...made('packages', catalogue.packages),
    ...changed,
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
  yield batch(
    auditEntries,
    entries.map((row, at) => ({ id: at + 1, ...row })),
  );
}
