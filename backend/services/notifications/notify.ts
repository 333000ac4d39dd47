import type { Text } from '#contract/model/types.ts';
import { notifications } from '../../database/schema/index.ts';
import type { Actor } from '../../calls/Actor.ts';
import type { InWrite } from '../../tables/Declaration.ts';

export interface Notice {
  /** What it is about: `approval`, `payment`, `mention`. */
  readonly kind: string;
  readonly tone: 'success' | 'error' | 'warning' | 'info';
  readonly title: Text;
  /** A name alone is the same in both languages. */
  readonly body: Text | string | null;
  /** Address within the console. */
  readonly link: string | null;
  readonly entity: string;
  readonly entityId: number | string;
}

/**
 * Tells people something: it is under their bell until they have read it, and rings at once where they have the
 * console open. People are not notified of what they did themselves; without an actor someone outside did it.
 */
export const notify = async (
  {
    db,
    actor,
    services,
  }: Pick<InWrite, 'db' | 'services'> & { readonly actor?: Pick<Actor, 'id'> | undefined },
  userIds: readonly number[],
  { entityId, title, body, ...notice }: Notice,
): Promise<void> => {
  const others = [...new Set(userIds)].filter(id => id !== actor?.id);
  if (others.length === 0) return;
  const words = {
    title: title.en,
    titleHi: title.hi,
    body: typeof body === 'string' ? body : (body?.en ?? null),
    bodyHi: typeof body === 'string' ? body : (body?.hi ?? null),
  };
  const written = await db
    .insert(notifications)
    .values(
      others.map(userId => ({
        ...notice,
        ...words,
        userId,
        entityId: String(entityId),
        createdAt: services.now(),
      })),
    )
    .returning({ id: notifications.id, userId: notifications.userId });
  const { tone, link, kind } = notice;
  await services.events.publish(
    db,
    ...written.map(({ id, userId }) => ({
      topic: 'notices' as const,
      userId,
      payload: { id, kind, tone, ...words, link },
    })),
  );
};
