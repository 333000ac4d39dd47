import { products } from '#backend/database/schema/index.ts';
import type { RoleCode } from '#contract/domain/roles.ts';
import type { Grant, RecordScreen, Screen } from '#contract/model/types.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import { bulkAmenities } from '#tests/support/bulkAmenities.ts';
import { addUser, sessionHeaders } from '#tests/support/server/sessionHeaders.ts';
import type { TestApp } from '#tests/support/server/startTestApp.ts';
import { png } from '../conformance/forms/bytes.fixture.ts';

/** A word that stands only where most people may not look. */
export const canary = 'canarybird';
/** One that nobody but the person who wrote it may read. */
const privateCanary = `${canary}-private`;

const limitedProducts = (): RecordScreen => {
  const screen = readScreens().get('products') as RecordScreen;
  const role: RoleCode = 'lookup-admin';
  const grant = {
    do: ['list', 'show', 'edit', 'export'],
    rows: { productTypeId: { in: [3, 10] } },
    hide: ['description'],
    lock: [],
  };
  return { ...screen, access: { ...(screen.access as object), [role]: grant } };
};

const withImport = (screen: RecordScreen): RecordScreen => ({
  ...screen,
  access: Object.fromEntries(
    Object.entries(screen.access as Record<string, Grant>).map(([role, grant]) => [
      role,
      grant.do.includes('edit') ? { ...grant, do: [...grant.do, 'import'] } : grant,
    ]),
  ),
});

/** Screens on which people are limited to some rows and fields. */
export const limitedScreens = (): readonly Screen[] => [
  withImport(bulkAmenities),
  limitedProducts(),
];

/** What a person must never be answered, whatever they ask. */
export const forbiddenTo = (person: string): string =>
  person === 'admin' ? privateCanary : canary;

/**
 * Writes the word into rows and fields beyond the scope of all but the admins, and into the private things of an admin
 * whom nobody else is.
 */
export const plantCanaries = async (test: TestApp): Promise<void> => {
  const { client } = test;
  const admin = await test.as('admin');
  const own = await sessionHeaders(client, await addUser(client, 'keeper@example.com', ['admin']));
  const ok = async (answer: Promise<{ statusCode: number; payload: string }>): Promise<string> => {
    const { statusCode, payload } = await answer;
    if (statusCode !== 200) throw new Error(`Nothing was planted: ${payload}`);
    return payload;
  };
  const asKeeper = (url: string, body: unknown, query = '', type = 'application/json') =>
    ok(
      test.app.inject({
        method: 'POST',
        url: `${url}${query}`,
        headers: { ...own, 'content-type': type },
        payload: body as object,
      }),
    );
  const amenity = (name: string, category: string) => ({
    name,
    category,
    note: canary,
    ...(category === 'safety' && { guards: 1 }),
  });
  const records = '/console/v1/records/amenities';
  for (let at = 0; at < 10; at += 1) {
    await ok(admin.post(records, amenity(`Sport ${at}`, 'sport')));
    await ok(admin.post(records, amenity(`${canary} ${at}`, at % 2 ? 'safety' : 'comfort')));
  }
  await asKeeper('/console/v1/views', {
    resource: 'amenities',
    name: privateCanary,
    scope: 'personal',
    state: {},
  });
  await asKeeper('/console/v1/bulk-edits', {
    resource: 'amenities',
    changes: { note: privateCanary },
  });
  await asKeeper(
    '/console/v1/files',
    Buffer.from(png(1200, 600)),
    `?resource=announcements&field=picture&name=${privateCanary}.png`,
    'application/octet-stream',
  );
  await client.db.update(products).set({ description: canary });
  await ok(
    admin.post('/sapna/v1/products/create', {
      name: `${canary} product`,
      productTypeId: 4,
      hsnCode: '998365',
    }),
  );
};
