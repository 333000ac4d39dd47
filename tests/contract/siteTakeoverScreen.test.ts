import { expect, it } from 'vitest';
import { readScreens } from '#backend/screens/readScreens.ts';
import { slotEditorRoles } from '#contract/calls/slots/slotEditors.ts';
import { partTitle } from '#contract/domain/slots/siteTakeover/siteTakeoverHindi.ts';
import { siteTakeoverTitles } from '#contract/domain/slots/siteTakeover/siteTakeoverFields.ts';
import { canDo } from '#contract/model/rights/screenAccess.ts';
import { roleCodes } from '#contract/domain/roles.ts';
import type { RecordScreen } from '#contract/model/types.ts';

const screen = readScreens().get('site-takeovers') as RecordScreen;

/** The screen calls the entity by both of its names, because its type decides. */
const otherwise = ['entity_id'];

it.each(Object.keys(siteTakeoverTitles).filter(field => !otherwise.includes(field)))(
  'the screen of site takeovers calls %s as its messages do',
  field => {
    expect(screen.fields[field]?.label).toEqual(partTitle(field));
  },
);

it('is changed by those whom the calls let change it, and read by everyone', () => {
  for (const role of roleCodes) {
    expect(canDo(screen, [role], 'edit'), role).toBe(slotEditorRoles.includes(role));
    expect(canDo(screen, [role], 'list'), role).toBe(true);
  }
});
