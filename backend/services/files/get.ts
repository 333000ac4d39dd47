import type { CallOf } from '#contract/calls/index.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { CallSetting } from '../../calls/runCall.ts';
import type { ServedCalls } from '../../calls/ServedCall.ts';
import type { Context, Verb } from '../../calls/Context.ts';
import { notFound } from '../../calls/Refusal.ts';
import type { Screens } from '../../screens/readScreens.ts';
import { fileRows } from '../../records/fileRows.ts';
import { mayRead, presentFile } from './mayRead.ts';

type Asking = Pick<Context, 'actor' | 'db' | 'services' | 'request'>;

const settingOf = (
  { actor, db, services, request }: Asking,
  servedCalls: ServedCalls,
): CallSetting => ({ actor, db, services, request, servedCalls });

/** GET files?ids=: what the person may not read is left out, as if it were not there. */
export const listFiles =
  (screens: Screens, servedCalls: ServedCalls): Verb<CallOf<'files.list'>> =>
  async context => {
    const setting = settingOf(context, servedCalls);
    const results = [];
    for (const row of await fileRows(context.db, context.query.ids.split(',')))
      if (await mayRead(screens, row, setting)) results.push(presentFile(row));
    return { results };
  };

/** Types that a browser draws and that cannot carry a script. */
const shown = ['image/png', 'image/jpeg', 'image/gif'];

/**
 * GET files/{id}: with the type its bytes told at the upload, which the browser must not guess again; what is not an image
 * is saved and never opened in the console's own origin.
 */
export const getFile =
  (screens: Screens, servedCalls: ServedCalls): Verb<CallOf<'files.get'>> =>
  async context => {
    const { params, db, services, reply } = context;
    const [row] = await fileRows(db, [params.id]);
    const isOpen = row && (await mayRead(screens, row, settingOf(context, servedCalls)));
    const content = row && isOpen ? await services.files.get(db, row.id) : undefined;
    if (!row || !content) throw notFound(notThere.file);
    const way = shown.includes(row.mediaType) ? 'inline' : 'attachment';
    const name = encodeURIComponent(row.name).replaceAll("'", '%27');
    reply
      .type(row.mediaType)
      .header('content-disposition', `${way}; filename*=UTF-8''${name}`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, max-age=300');
    return Buffer.from(content);
  };
