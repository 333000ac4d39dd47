import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isComposed } from '#contract/model/complete/completeRecordPage.ts';
import { openingParts } from '#contract/model/record/openingParts.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { readScreens } from '../screens/readScreens.ts';
import { createScriptsOf } from './scriptsOf.ts';

const screens = [...readScreens().values()].filter(
  (screen): screen is RecordScreen => screen.type === 'records',
);
const panels = screens.flatMap(screen => openingParts(screen).panels);

/** A build in which each source is a file of its own. */
const files = Object.fromEntries([
  ...screens.flatMap(({ resource, schemaName }) => [
    [`resources/area/${resource}.json`, `screen-${resource}`],
    [`form-schemas/${schemaName}?validator`, `validator-${schemaName}`],
  ]),
  ...panels.map(name => [`src/pages/area/${name}.tsx`, `panel-${name}`] as const),
  ['src/engine/sections/sections.ts', 'sections'],
  ['src/engine/record/forms.ts', 'forms'],
  ['src/engine/record/records.ts', 'records'],
]) as Record<string, string>;
const folder = mkdtempSync(join(tmpdir(), 'console-scripts-'));
writeFileSync(join(folder, 'scripts.json'), JSON.stringify({ files, imports: {} }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the scripts of an address', () => {
  const scriptsOf = createScriptsOf(folder);
  const at = (screen: RecordScreen, recordId: string | undefined, isNew = false) =>
    new Set(scriptsOf(true, { screen, recordId, isNew, isBare: true }));

  it.each(screens)('of a record of $resource are all that its page opens with', screen => {
    const { hasFields, resources, panels: own } = openingParts(screen);
    const named = at(screen, '12');
    expect(named.has(`/validator-${screen.schemaName}`)).toBe(hasFields);
    expect(named).toContain('/records');
    expect(named.has('/forms')).toBe(hasFields);
    expect(named.has('/sections')).toBe(isComposed(screen.record));
    for (const one of [screen.resource, ...resources]) expect(named).toContain(`/screen-${one}`);
    for (const one of own) expect(named).toContain(`/panel-${one}`);
  });

  it.each(screens)('of a new one of $resource are the form’s', screen => {
    expect([...at(screen, undefined, true)].sort()).toEqual(
      ['/forms', `/screen-${screen.resource}`, `/validator-${screen.schemaName}`].sort(),
    );
  });
});
