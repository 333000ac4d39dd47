import type { CallOf } from '#contract/calls/index.ts';
import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import {
  noChanges,
  screenChanges,
  type ScreenChanges,
} from '#contract/model/diff/screenChanges.ts';
import { readScreen, type ReadScreen } from '#contract/model/readScreen.ts';
import { screensByName } from '#contract/model/written/SharedFiles.ts';
import { screenIn } from '#contract/model/overlay/withOverlays.ts';
import type { Verb } from '../../../calls/Context.ts';
import { inWrite } from '../../../tables/inWrite.ts';
import type { PublishSetting } from '../publish.ts';
import { tryScreen, withNext, type Next } from '../tryScreen.ts';
import { draftRecords } from './draftRecords.ts';

/** A draft as a page reads it; undefined where it cannot be read yet. */
const readDraft = (
  { published, screens: held }: PublishSetting,
  resource: string,
  next: Next,
): { read: ReadScreen; changes: ScreenChanges } | undefined => {
  const { files } = withNext(published, resource, next);
  const own = screenIn(files, resource);
  if (!own) return undefined;
  const screens = screensByName(files.screens.map(({ content }) => content));
  try {
    const read = readScreen(own.content, files.schemas, { ...published.base.shared, screens });
    const screen = completeScreen(read.file, read.schema);
    return { read, changes: screenChanges(held.get(resource), screen) };
  } catch {
    // Its faults say why.
    return undefined;
  }
};

/** POST screen-drafts/{id}/look. */
export const lookAtDraft =
  (setting: PublishSetting): Verb<CallOf<'screenDrafts.look'>> =>
  async context => {
    const { services, params, body } = context;
    const { published } = setting;
    const { resource = '' } = await draftRecords.readOne(inWrite(context), params.id);
    await published.refresh(services.db);
    const { faults, notes, stored } = await tryScreen(
      { ...setting, db: services.db },
      resource,
      body,
    );
    const draft = readDraft(setting, resource, body);
    const { people, rights, records } = draft?.changes ?? noChanges;
    return {
      faults: [...faults],
      notes: [...notes],
      stored,
      changes: { people: [...people], rights: [...rights], records: [...records] },
      preview: draft ? { file: draft.read.file, schema: draft.read.schema ?? null } : null,
    };
  };
