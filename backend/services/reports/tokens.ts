import { and, eq, gt, isNull } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { CallOf } from '#contract/calls/index.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Verb } from '../../calls/Context.ts';
import { notAllowed, notFound } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { reportTokens } from '../../database/schema/index.ts';
import { findActorById } from '../../session/findActorById.ts';
import { ownJob, sendJobFile } from '../jobs/routes.ts';

/** Milliseconds for which a link opens (T116). */
const lifetime = 60_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** POST /trusted: for the caller alone, whatever name is sent (T25). */
export const trust: Verb<CallOf<'reports.trusted'>> = async context => {
  const { query, actor, db, audit, services } = context;
  if (query.username.trim().toLowerCase() !== actor.email.toLowerCase()) throw notAllowed();
  const token = randomBytes(32).toString('base64url');
  const now = services.now();
  const expiresAt = new Date(now.getTime() + lifetime);
  await db.insert(reportTokens).values({
    tokenHash: hashOf(token),
    userId: actor.id,
    expiresAt,
    createdAt: now,
    createdBy: actor.id,
  });
  // A token is not a record of anyone's; what it opens was recorded when it was made.
  audit.nothingChanged();
  return { token, expiresAt: expiresAt.toISOString() };
};

/** Takes the token of its user, once. */
const redeem = async (db: Database, token: string, now: Date): Promise<number | undefined> => {
  const [row] = await db
    .update(reportTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(reportTokens.tokenHash, hashOf(token)),
        isNull(reportTokens.usedAt),
        gt(reportTokens.expiresAt, now),
      ),
    )
    .returning({ userId: reportTokens.userId });
  return row?.userId;
};

/** GET report-files/{id}: without a session, by a token; what does not open is not there. */
export const openLink =
  (app: FastifyInstance): Verb<CallOf<'reports.linked'>> =>
  async context => {
    const { params, query, db, services, reply } = context;
    const userId = query.token && (await redeem(db, query.token, services.now()));
    const actor = userId ? await findActorById(db, userId) : undefined;
    if (!actor) throw notFound(notThere.file);
    const job = await ownJob(context, params.id, actor);
    return sendJobFile(context, { job, kinds: app.jobs, reply }, query);
  };
