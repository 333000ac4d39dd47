import { catalogueMessages } from '#contract/domain/messages/catalogueMessages.ts';
import { setupMessages } from '#contract/domain/messages/setupMessages.ts';
import { texts as catalogueTexts } from '#pages/catalogue/texts.ts';
import type { Messages, RecordScreen } from '#contract/model/types.ts';
import { ok, type Catalogue } from '#tests/conformance/catalogue/startCatalogue.ts';
import type { Proof, Proofs } from './Proof.ts';

const packages = '/sapna/v2/get-packages';
const prices = '/sapna/v2/package-price';
const configs = '/sapna/v1/product-config';
const designations = '/sapna/approving-designations';
const matrix = '/sapna/v1/disount-approving-authorities';
const nobody = 999_999;

type Verb = 'create' | 'update' | 'remove';
const words =
  (name: string, verb: Verb, part: keyof Messages) =>
  (screenOf: (name: string) => RecordScreen): string | undefined =>
    screenOf(name).data.calls?.[verb]?.messages[part]?.en;
const actionWords =
  (action: string, part: keyof Messages) =>
  (screenOf: (name: string) => RecordScreen): string | undefined =>
    screenOf('packages').actions[action]?.messages[part]?.en;

const updatePackage = (changes: object) => async (test: Catalogue) => {
  const { id, version } = await test.package();
  return test.admin.put(`${packages}/update/${id}`, { version, ...changes });
};
const config = async (test: Catalogue) => ({
  productId: (await test.product()).id,
  parameters: { quantity: 5, promotedDays: 30 },
});
const madeConfig = async (test: Catalogue) =>
  ok(await test.admin.post(`${configs}/create`, await config(test)));
const activated = (activationParameters: unknown) => async (test: Catalogue) => {
  const { id: productId } = await test.product({
    requiredActivationParameters: [{ name: 'startDate', type: 'date', required: true }],
  });
  const { id } = await test.package();
  ok(await test.map(id, { productId }));
  return test.admin.put(`/sapna/v2/package-products/activation-parameters/${id}`, {
    productId,
    activationParameters,
  });
};
const shared = (email: string) => async (test: Catalogue) =>
  test.admin.post('/sapna/v2/packages/share-details', {
    packageIds: [(await test.package()).id],
    email,
  });

const stopped: Proof = {
  done: updatePackage({ active: false }),
  told: actionWords('stop', 'success'),
};
const cityAdded: Proof = {
  done: async test => {
    const admin = await test.as('admin');
    const query = { filters: 'monetizable==false', pageSize: 1 };
    const { results } = ok<{ results: { city_id: number }[] }>(
      await admin.get('/petra/data/v2/entity/city', { query }),
    );
    return admin.post('/sapna/v1/monetizable-cities', { city_id: results[0]?.city_id });
  },
  // The screen fills in the city by its field.
  told: screenOf =>
    words('monetizable-cities', 'create', 'success')(screenOf)?.replace('{label}', '{city}'),
};

interface Level {
  readonly level: number;
  readonly fromBp: number;
  readonly untilBp: number;
  readonly entries: readonly { readonly id: number; readonly designationId: number }[];
}

/** One more designation on the first level of the discount matrix, and the levels after it. */
const withDesignation = async (test: Catalogue) => {
  const admin = await test.as('admin');
  const query = { clientTypeId: 4 };
  const { results } = ok<{ results: Level[] }>(
    await admin.get(`${matrix}/get-all-entries`, { query }),
  );
  const taken = results.flatMap(({ entries }) => entries.map(one => one.designationId));
  const designationId = [29, 30, 32, 33, 34, 35].find(id => !taken.includes(id));
  const entry = { level: 1, designationId, untilBp: results[0]?.untilBp };
  const answer = await admin.post(`${matrix}/update/add-entries`, { entries: [entry] }, { query });
  return { admin, query, answer, designationId };
};

/** What is told after a call of the server, by the statement's id. */
export const told: Proofs = {
  'P1-G-078': stopped,
  'P1-G-079': cityAdded,
  'P2-G-026': {
    done: async test =>
      test.admin.put('/sapna/v1/packages/enable-netsuite', { ids: [(await test.package()).id] }),
    told: actionWords('enable-netsuite', 'error'),
  },
  'P2-G-028': {
    done: async test => test.admin.post(`${prices}/add/${(await test.package()).id}`, {}),
    status: 422,
    told: words('package-prices', 'create', 'error'),
  },
  'P2-G-029': {
    done: updatePackage({ durationDays: 0 }),
    status: 422,
    told: words('packages', 'update', 'error'),
  },
  'P2-G-030': {
    done: async test => test.map((await test.package()).id, { productId: nobody }),
    status: 422,
    told: () => catalogueTexts.packageProducts.failed[0],
  },
  'P2-G-031': {
    done: test => test.admin.post(`${packages}/create`, {}),
    status: 422,
    told: words('packages', 'create', 'error'),
  },
  'P2-G-032': {
    done: activated({ startDate: 'never' }),
    status: 422,
    told: () => catalogueMessages.activationParametersFailed,
  },
  'P2-G-050': {
    done: updatePackage({ durationDays: 45 }),
    told: words('packages', 'update', 'success'),
  },
  'P2-G-051': stopped,
  'P2-G-052': cityAdded,
  'P2-G-053': {
    done: async test => test.admin.post(`${configs}/create`, await config(test)),
    told: words('product-configs', 'create', 'success'),
  },
  'P2-G-054': {
    done: async test => {
      const { id, version } = await madeConfig(test);
      return test.admin.put(`${configs}/update/${id}`, { version, active: false });
    },
    told: words('product-configs', 'update', 'success'),
  },
  'P2-G-055': {
    done: async test => test.admin.put(`${configs}/delete`, { ids: [(await madeConfig(test)).id] }),
    told: words('product-configs', 'remove', 'success'),
  },
  'P2-G-056': {
    done: activated({ startDate: '2026-12-01' }),
    told: () => catalogueTexts.packageProducts.parametersSaved[0],
  },
  'P2-G-057': {
    done: async test => {
      const admin = await test.as('rcm-admin');
      const { results } = ok<{ results: { level: number; designationId: number }[] }>(
        await admin.get(designations, { query: { approvalType: 'Refund', pageSize: 100 } }),
      );
      const taken = results.filter(({ level }) => level === 1).map(one => one.designationId);
      const free = [29, 30, 32, 33, 34].find(id => !taken.includes(id));
      return admin.post(
        designations,
        { level: 1, designationId: free },
        { query: { approvalType: 'Refund', domainId: 5 } },
      );
    },
    told: words('approving-designations', 'create', 'success'),
  },
  'P2-G-058': {
    done: async test => (await withDesignation(test)).answer,
    told: () => setupMessages.discountLevelAdded,
  },
  'P2-G-059': {
    done: async test => {
      const { admin, query, answer, designationId } = await withDesignation(test);
      const added = ok<{ results: Level[] }>(answer)
        .results.flatMap(({ entries }) => entries)
        .find(one => one.designationId === designationId);
      return admin.call('DELETE', `${matrix}/update/delete-entries`, {
        query,
        body: { ids: [added?.id] },
      });
    },
    told: () => setupMessages.discountLevelRemoved,
  },
  'P2-G-060': {
    done: test =>
      test.admin.post('/sapna/event', {
        name: 'Spring fair',
        startDate: '2026-12-01',
        endDate: '2026-12-31',
        clientTypeId: 2,
      }),
    told: words('events', 'create', 'success'),
  },
  'P2-G-061': {
    done: async test => {
      const { id, version } = ok(
        await test.admin.post('/sapna/event', {
          name: 'Summer fair',
          startDate: '2026-12-01',
          endDate: '2026-12-31',
          clientTypeId: 2,
        }),
      );
      return test.admin.put(`/sapna/event/${id}`, { version, name: 'Winter fair' });
    },
    told: words('events', 'update', 'success'),
  },
  'P3-G-026': { done: shared('buyer@example.com'), told: actionWords('share-details', 'success') },
  'P3-G-027': {
    done: shared('buyer'),
    status: 422,
    told: actionWords('share-details', 'error'),
  },
};
