import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { readScreens } from '#backend/screens/readScreens.ts';
import { isMenuRoute, menuRoutes, rolesOfRoute } from '#contract/domain/roles/routeRoles.ts';
import { roleCodes } from '#contract/domain/roles.ts';
import type { MetaSchema } from '#contract/model/check/checkStructure.ts';
import { unusedShared } from '#contract/model/check/fields/checkShared.ts';
import { outsideNamesIn } from '#contract/model/check/context.ts';
import { nameFaults } from '#contract/model/check/nameFaults.fixture.ts';
import { structureFaults } from '#contract/model/check/structureFaults.fixture.ts';
import { soundFile, soundKnown, spoiled } from '#contract/model/checkScreen.fixture.ts';
import { checkScreens } from '#contract/model/checkScreens.ts';
import { editorSchemaWith, writtenSchema } from '#contract/model/grammar/metaSchema.ts';
import { readRecordSchema, type SchemaFiles } from '#contract/model/schema/readRecordSchema.ts';
import { namedFormats, validatorOptions } from '#contract/model/schema/validatorOptions.ts';
import { canOpen } from '#contract/model/rights/screenAccess.ts';
import type { JsonSchema, Screen, ScreenFile } from '#contract/model/types.ts';
import { untranslated } from '#contract/model/newScreen/untranslated.ts';
import { keyExamples } from '../../scripts/keyExamples.ts';
import { metaSchemaFile } from '../../scripts/metaSchemaFile.ts';
import { exampleMark, screenReference } from '../../scripts/screenReference.ts';
import {
  knownNames,
  readProductFiles,
  readSchemaFiles,
  readScreenFiles,
  readSharedFiles,
} from '../../scripts/screenSources.ts';

const screenFiles = readScreenFiles();
const schemaFiles = readSchemaFiles();
const productFiles = readProductFiles();

/** Screens that are no part of the product, and what they alone bring along. */
const ownFiles = new Set(
  screenFiles
    .filter(one => !productFiles.some(({ file }) => file === one.file))
    .flatMap(({ file, text }) => [
      file,
      `form-schemas/${(JSON.parse(text) as ScreenFile).schema ?? ''}`,
    ]),
);

const schemas: SchemaFiles = Object.fromEntries(
  schemaFiles.map(({ file, text }) => [file.replace('form-schemas/', ''), JSON.parse(text)]),
);

const screens = [...readScreens().values()];

const ajv = () =>
  addFormats.default(
    new Ajv2020({ strict: true, allowUnionTypes: true, formats: { ...namedFormats } }),
  );

describe('screen files', () => {
  it('exist and have no fault', () => {
    expect(screens.length).toBeGreaterThan(3);
    const faults = checkScreens(screenFiles, schemaFiles, knownNames());
    // Words of an own screen that wait for their Hindi are told, and are no fault.
    expect(faults.filter(({ file, isNote }) => !(isNote && ownFiles.has(file)))).toEqual([]);
    expect(unusedShared(screenFiles, readSharedFiles())).toEqual([]);
  });

  it.each([...productFiles, ...schemaFiles])('$file waits for no translation', ({ text }) => {
    expect(text).not.toContain(untranslated);
  });

  const fits = ajv().compile(JSON.parse(readFileSync(metaSchemaFile, 'utf8')) as MetaSchema);
  it.each(screenFiles)('$file is what editors are told it is', ({ text }) => {
    fits(JSON.parse(text));
    expect(fits.errors).toBeNull();
  });

  // A screen of three keys has none.
  it.each(productFiles)('$file names the meta-schema', ({ file, text }) => {
    const { $schema = '' } = JSON.parse(text) as ScreenFile;
    const address = new URL($schema, `file:///${file}`).pathname;
    expect(address).toBe(`/${metaSchemaFile}`);
  });

  it.each(Object.keys(schemas))('%s is a JSON Schema', name => {
    // By itself, as other tools read it, and with what it refers to in its place, as we do.
    const beside = new Ajv2020({ strict: false, formats: { ...namedFormats } });
    for (const [other, schema] of Object.entries(schemas))
      beside.addSchema(schema as JsonSchema, other);
    expect(() => addFormats.default(beside).getSchema(name)).not.toThrow();
    const { isShape: _mark, ...whole } = readRecordSchema(name, schemas);
    expect(() =>
      new Ajv2020({ ...validatorOptions, validateFormats: false }).compile(whole),
    ).not.toThrow();
  });
});

describe('the meta-schema', () => {
  const isValid = ajv().compile(editorSchemaWith(outsideNamesIn(soundKnown)));

  // An own screen may be in English alone, and an editor does not know whose a screen is.
  const underlined = structureFaults.filter(({ message }) => message !== '"hi" is missing');
  it.each([...underlined, ...nameFaults])(
    'makes editors underline $at = $value',
    ({ at, value }) => {
      expect(isValid(spoiled(at, value))).toBe(false);
    },
  );

  it('lets a sound file through', () => {
    expect(isValid(soundFile())).toBe(true);
  });

  it('is what the reference says, with an example of every key that is used', () => {
    const withoutExamples = (page: string) =>
      page.replaceAll(new RegExp(`${exampleMark}.*$`, 'gm'), '');
    const page = readFileSync('docs/reference/screen-format.md', 'utf8');
    const reference = screenReference(writtenSchema, keyExamples(writtenSchema, productFiles));
    // When it differs, run: npm run screens -- reference
    expect(withoutExamples(page)).toBe(withoutExamples(reference));
    expect(page.split(exampleMark).length).toBe(reference.split(exampleMark).length);
  });
});

describe('menu routes', () => {
  it('are the 59 of part 1 section 2', () => {
    expect(Object.keys(menuRoutes)).toHaveLength(59);
  });

  it.each([
    ['/owner-dashboard', ['owner-agent']],
    ['/broker-dashboard', ['broker-tele-sales']],
    ['/builder-dashboard', ['builder-tele-sales']],
    ['/tenant-dashboard', ['tenant-agent']],
    ['/churn-scheduler', ['owner-agent']],
    ['/campaign-module', ['admin']],
    ['/reports', ['admin', 'rcm-user', 'ticketing']],
    ['/migration-of-agents-cases', ['admin']],
    ['/client-handler-config', ['push-integration']],
    ['/target-setting-rules', ['admin']],
    ['/set-sales-target', ['lookup-admin']],
    ['/incentive-calculation', ['lookup-admin']],
    ['/incentive-payout', ['finance']],
    ['/manage-packages', ['lookup-admin', 'admin']],
    ['/slot-capping', ['lookup-admin', 'admin']],
    ['/sales-report', ['admin', 'sales-manager', 'master-data']],
    ['/manual-activation-dashboard', ['master-data']],
    [
      '/user-management',
      ['admin', 'rcm-approval-admin', 'master-data', 'telesales-um', 'user-management'],
    ],
    ['/event-city-mapping', ['admin', 'rcm-approval-admin', 'master-data', 'telesales-um']],
    ['/support-issue', ['support-issues']],
    ['/locality-insights', ['locality-insight']],
    ['/home', 'signed-in'],
    ['/live-view', 'signed-in'],
    ['/microsite', 'signed-in'],
    ['/faqs', 'signed-in'],
  ] as const)('%s is for %j (T8 to T11)', (route, roles) => {
    expect(rolesOfRoute(route)).toEqual(roles);
  });

  it('are open only where the list says so (T8)', () => {
    const expected = `/home /my-opportunities /opportunity-search /my-accounts /manual-dialing /live-view
      /performance /agent/performance /slot-availability /faqs /microsite /virtual-tour /ad-product-config
      /site-takeover /flat-panel /audience-maximizer /stories /lead-feedback`;
    const open = Object.entries(menuRoutes).filter(([, { own }]) => own === 'open');
    expect(new Set(open.map(([route]) => route))).toEqual(new Set(expected.split(/\s+/)));
  });

  const opening = (screen: Screen): unknown =>
    canOpen(screen, []) ? 'signed-in' : new Set(roleCodes.filter(role => canOpen(screen, [role])));

  const named = screens.flatMap(screen =>
    isMenuRoute(screen.route) ? [{ screen, route: screen.route }] : [],
  );

  it.each(named)('$route is opened by exactly the roles of the specification', one => {
    const expected = rolesOfRoute(one.route);
    expect(opening(one.screen)).toEqual(expected === 'signed-in' ? expected : new Set(expected));
  });
});
