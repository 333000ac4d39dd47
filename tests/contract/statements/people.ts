import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { contacts, designations, virtualNumbers } from '#backend/database/schema/index.ts';
import { userMessages } from '#contract/domain/users/userMessages.ts';
import { ok, type Catalogue } from '#tests/conformance/catalogue/startCatalogue.ts';
import type { Proof, Proofs } from './Proof.ts';
import { actionWords, idOf, words } from './words.ts';

const people = '/madrox/data/v1/entity/company-users';

const person = async (test: Catalogue, more: object = {}) => {
  const [designation] = await test.client.db.select().from(designations).limit(1);
  return {
    name: 'Meera Nair',
    email: `${randomUUID()}@example.com`,
    userRoles: ['tele-sales-agent'],
    parentId: await idOf(test, 'owner-manager'),
    designationId: designation?.id,
    ...more,
  };
};
const createPerson =
  (more: object = {}) =>
  async (test: Catalogue) =>
    (await test.as('admin')).post(people, await person(test, more));
const made = async (test: Catalogue) => ok(await createPerson()(test));

const needed = (name: string): Proof => ({
  refused: createPerson({ [name]: undefined }),
  field: `/${name}`,
  says: 'This field is required.',
});
const noEmployee: Proof = {
  refused: async test =>
    (await test.as('admin')).get('/madrox/app/v1/hris-user-details', {
      query: { employeeCode: 'NV9' },
    }),
  status: 404,
};

/** Users and their mappings, by the statement's id. */
export const peopleProofs: Proofs = {
  'P3-V-023': needed('email'),
  'P3-V-024': needed('name'),
  'P3-V-025': needed('parentId'),
  'P3-V-026': needed('designationId'),
  'P3-V-027': needed('userRoles'),
  'P3-V-028': {
    refused: async test => {
      const email = `${randomUUID()}@example.com`;
      ok(await createPerson({ email })(test));
      return createPerson({ email })(test);
    },
    status: 409,
    field: '/email',
    says: userMessages.emailTaken.message,
  },
  'P3-V-029': noEmployee,
  'P1-G-074': noEmployee,
  'P3-G-014': noEmployee,
  'P3-G-033': { done: createPerson(), told: words('users', 'create') },
  'P3-G-032': {
    done: async test => {
      const { id, version } = await made(test);
      const body = { userRoles: ['broker-tele-sales'], version };
      return (await test.as('admin')).put(`/madrox/data/v1/entity/user-role/${id}`, body);
    },
    told: actionWords('set-roles'),
  },
  'P3-G-034': {
    done: async test => {
      const path = `/madrox/app/v1/update-contact-details/${(await made(test)).id}`;
      return (await test.as('admin')).put(path, { agentPhone: '9876500412' });
    },
    told: actionWords('contact-details'),
  },
  'P3-G-038': {
    done: async test => {
      const [contact] = await test.client.db.select().from(contacts).limit(1);
      const body = { name: 'Meera Nair', version: contact?.version };
      return (await test.as('admin')).put(`/sapna/v1/contact/${contact?.id}`, body);
    },
    told: words('contacts', 'update'),
  },
  'P3-G-039': {
    refused: async test => {
      const { id } = await made(test);
      await test.client.db
        .update(virtualNumbers)
        .set({ userId: null })
        .where(eq(virtualNumbers.userId, id));
      return (await test.as('admin')).get(`/madrox/app/v1/virtual-number/${id}`);
    },
    status: 404,
  },
  'P3-G-035': {
    done: async test => {
      const admin = await test.as('admin');
      const path = '/sapna/v1/sales-agent-branch-city-mapping';
      const { results } = ok<{ results: { id: number; version: number }[] }>(await admin.get(path));
      const { id, version } = results[0] ?? { id: 0, version: 0 };
      return admin.put(`${path}/${id}`, { version, region: 'North' });
    },
    told: words('agent-branch-mappings', 'update'),
  },
};
