import { and, eq, isNull, sql } from 'drizzle-orm';
import { apiTokens } from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';

/**
 * Ends all tokens of a service account. A token was made by somebody who may give the roles of that time: with others, it would
 * open to whoever has it what its maker could not give (T24).
 */
export const revokeTokensOf = async (
  { db, actor, services, audit }: Pick<InWrite, 'db' | 'actor' | 'services' | 'audit'>,
  serviceAccountId: number,
): Promise<void> => {
  const revokedAt = services.now();
  const ended = await db
    .update(apiTokens)
    .set({ revokedAt, version: sql`${apiTokens.version} + 1`, updatedBy: actor.id })
    .where(and(eq(apiTokens.serviceAccountId, serviceAccountId), isNull(apiTokens.revokedAt)))
    .returning({ id: apiTokens.id, version: apiTokens.version });
  for (const { id, version } of ended)
    await audit.record({
      action: 'revoke',
      entity: 'api-tokens',
      entityId: id,
      version,
      before: { revokedAt: null },
      after: { revokedAt },
    });
};
