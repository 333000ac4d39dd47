import { and, eq } from 'drizzle-orm';
import { standingOf } from '../../adapters/standing.ts';
import type { Services } from '../../calls/Context.ts';
import { roleGrants, users } from '../../database/schema/index.ts';

/** Mails all administrators that a backup failed. @returns those whom the mail server did not take it for */
export const tellAdministrators = async (
  { db, mail, config }: Pick<Services, 'db' | 'mail' | 'config'>,
  error: string,
): Promise<readonly unknown[]> => {
  if (standingOf(config, 'mail') === 'off') return [];
  const people = await db
    .selectDistinct({ email: users.email })
    .from(users)
    .innerJoin(roleGrants, eq(roleGrants.userId, users.id))
    .where(and(eq(roleGrants.roleCode, 'admin'), eq(users.status, 1)));
  const failures: unknown[] = [];
  for (const { email } of people)
    await mail
      .send(
        {
          to: email,
          subject: `${config.product.name} console: the backup failed`,
          text: [
            'The backup by schedule could not be made. It is tried again every 15 minutes.',
            '',
            `What went wrong: ${error}`,
            '',
            `Settings and health of the console: ${new URL('/settings', config.publicUrl).href}`,
            'बैकअप नहीं बन सका। हर 15 मिनट में फिर कोशिश होगी।',
          ].join('\n'),
        },
        failure => void failures.push(failure),
      )
      .catch((failure: unknown) => void failures.push(failure));
  return failures;
};
