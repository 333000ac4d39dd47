import { sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { simulatedErpRecords as kept } from '../../database/schema/index.ts';
import { ErpAway, ErpRefused, type Erp, type ErpPush } from './Erp.ts';

/**
 * What becomes of a push, so that each path can be tried: ids that end in 9 find NetSuite away at the first attempt, a
 * legal entity without PAN and GSTIN and a package without HSN code are refused (decision record 0147).
 * @throws ErpAway or ErpRefused
 */
export const judgePush = ({ entityName, entityId, data, attempt }: ErpPush): void => {
  if (entityId % 10 === 9 && attempt === 1)
    throw new ErpAway('NetSuite did not respond (simulated)');
  if (entityName === 'legal_entity' && !data['pan'] && !data['gstin'])
    throw new ErpRefused('A customer needs a PAN or a GSTIN');
  if (entityName === 'package' && !data['hsnCode'])
    throw new ErpRefused('The item class is missing');
};

/** NetSuite as the demo has it: what arrives is kept in the database under a number of its own. */
export const embeddedErp = (db: Database, now: () => Date): Erp => ({
  isSimulated: true,
  push: async push => {
    judgePush(push);
    const { entityName, entityId, domain, data } = push;
    const [taken] = await db
      .insert(kept)
      .values({
        entityName,
        entityId,
        domainId: domain,
        erpId: sql`'NS-' || (900000 + currval(pg_get_serial_sequence('simulated_erp_records', 'id')))`,
        data: { ...data },
        receivedAt: now(),
      })
      .onConflictDoUpdate({
        target: [kept.entityName, kept.entityId, kept.domainId],
        set: { data: { ...data }, receivedAt: now() },
      })
      .returning({ erpId: kept.erpId });
    if (!taken) throw new Error('The insert returned no record');
    return { erpId: taken.erpId };
  },
});
