import type { LightMyRequestResponse } from 'fastify';
import { jobs } from '#backend/database/schema/index.ts';
import { jobErrors } from '#contract/domain/jobs/jobErrors.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { newName, ok, type Catalogue } from '#tests/conformance/catalogue/startCatalogue.ts';
import { endedJob } from '#tests/support/server/jobs.ts';
import { laterTexts } from '#tests/support/console/laterTexts.ts';
import type { Proof, Proofs } from './Proof.ts';
import { actionWords, idOf, words } from './words.ts';

const slabs = '/sapna/v1/incentive-slabs';
const campaigns = '/mystique/v1/agent-campaign';
const handlers = '/leads';

type ScreenOf = (name: string) => RecordScreen;
type Answer = Promise<LightMyRequestResponse>;

const failed = (name: string) => (screenOf: ScreenOf) => screenOf(name).list.failed?.en;

/** A read that the person may not make, and what the list says instead of its rows. */
const cannotRead = (
  read: (test: Catalogue) => Answer,
  told: (screenOf: ScreenOf) => string | undefined,
): Proof => ({ done: read, status: 403, told });
const readAs = (persona: 'content', path: string) => async (test: Catalogue) =>
  (await test.as(persona)).get(path);

const category = { designationId: 8, departmentId: 5, clientTypeId: 4 };
const terms = { participantCategoryDto: category, effectiveDate: '2031-04-01' };

const startReport = (report: string, period: object) => async (test: Catalogue) =>
  (await test.as('admin')).post(`/console/v1/reports/${report}/runs`, period);
const days = { startDate: '2026-11-01', endDate: '2026-11-10' };
const reportWords =
  (name: string, part: 'started' | 'failed') =>
  (_: ScreenOf, { screens }: Catalogue) => {
    const screen = screens.get(name);
    return screen?.type === 'page' ? screen.report?.[part]?.en : undefined;
  };
const downloads: Proof = {
  done: startReport('sales-report', { ...days, clientType: 'OWNER' }),
  told: () => laterTexts.en['reports.started'],
};
const paymentDownloads: Proof = {
  done: startReport('payment-failed-report', days),
  told: reportWords('payment-failed-report', 'started'),
};
const paymentFails: Proof = {
  done: startReport('payment-failed-report', { ...days, endDate: '2026-10-01' }),
  status: 422,
  told: reportWords('payment-failed-report', 'failed'),
};
const takesTooLong: Proof = {
  done: async test => {
    const admin = await test.as('admin');
    const began = test.services.now().getTime() - 11 * 60_000;
    const [job] = await test.client.db
      .insert(jobs)
      .values({
        kind: 'report',
        payload: {
          report: 'invoice-report',
          parameters: days,
          title: { en: '', hi: '' },
          period: '',
          isDirect: false,
        },
        state: 'running',
        startedAt: new Date(began),
        lockedUntil: new Date(began),
        createdBy: await idOf(test, 'admin'),
      })
      .returning();
    test.app.jobs.wake('report');
    const { id, error } = await endedJob(admin, job?.id ?? 0);
    if (error !== jobErrors.timeout.message) throw new Error(`It ended with ${error}`);
    return admin.get(`/console/v1/jobs/${id}`);
  },
  told: () => jobErrors.timeout.message,
};

const campaign = async (test: Catalogue) => ({
  name: newName('Campaign'),
  startDate: '2026-12-01',
  agents: [await idOf(test, 'owner-agent')],
  cities: [],
});
const madeCampaign = async (test: Catalogue) => {
  const admin = await test.as('admin');
  return { admin, ...ok(await admin.post(campaigns, await campaign(test))) };
};
const withCampaign = (verb: 'post' | 'put') => async (test: Catalogue) => {
  const { admin, id } = await madeCampaign(test);
  const agent = await idOf(test, 'owner-agent');
  const body = verb === 'post' ? { campaignId: id } : { campaignIds: [id] };
  return admin[verb](`/madrox/app/v1/agent-campaign/${agent}`, body);
};

const handler = () => ({
  clientName: newName('Client'),
  handler: 'webhook',
  config: { url: 'https://leads.example.com/in', method: 'POST', secret: 'a secret' },
});
const createHandler = async (test: Catalogue) =>
  (await test.as('push-integration')).post(`${handlers}/create-client-config`, handler());

/** Incentives, campaigns, client handlers and reports, by the statement's id. */
export const operations: Proofs = {
  'P3-G-036': { done: withCampaign('post'), told: actionWords('add-campaign') },
  'P3-G-037': { done: withCampaign('put'), told: actionWords('set-campaigns') },
  'P2-G-067': {
    done: async test => (await test.as('admin')).post(campaigns, await campaign(test)),
    told: words('campaigns', 'create'),
  },
  'P2-G-068': {
    done: async test => {
      const { admin, id, version } = await madeCampaign(test);
      return admin.call('DELETE', `${campaigns}/${id}`, { query: { version } });
    },
    told: words('campaigns', 'remove'),
  },
  'P2-G-069': { done: createHandler, told: words('client-configs', 'create') },
  'P2-G-070': {
    done: async test => {
      const { id, version } = ok(await createHandler(test));
      const body = { version, active: false };
      return (await test.as('push-integration')).post(
        `${handlers}/client-config/update/${id}`,
        body,
      );
    },
    told: words('client-configs', 'update'),
  },
  'P2-G-036': cannotRead(readAs('content', '/sapna/v2/incentive-rules'), failed('incentive-rules')),
  'P2-G-037': cannotRead(
    readAs('content', '/sapna/v1/incentive-participant-categories'),
    failed('incentive-participant-categories'),
  ),
  'P2-G-038': {
    done: readAs('content', '/sapna/v1/incentive-cycles?count=none'),
    status: 422,
    told: failed('incentive-cycles'),
  },
  'P2-G-039': cannotRead(
    readAs('content', '/console/v1/sales-target-sheet?cycleId=1'),
    () => laterTexts.en['incentives.targets_failed'],
  ),
  'P2-G-040': cannotRead(readAs('content', slabs), failed('incentive-slabs')),
  'P2-G-041': {
    done: readAs('content', '/sapna/v1/user-incentives/get-details?incentiveId=999999'),
    status: 404,
    told: () => laterTexts.en['incentives.fetch_failed'],
  },
  'P2-G-062': {
    done: async test =>
      (await test.as('admin')).post(`${slabs}/add`, {
        ...terms,
        targetMinPercentage: 0,
        targetMaxPercentage: 50,
        incentivePercentage: 2,
      }),
    told: words('incentive-slabs', 'create'),
  },
  'P2-G-063': {
    done: async test =>
      (await test.as('admin')).post('/sapna/v1/incentive-rules/add', {
        ...terms,
        allowedMinTarget: 1_000_00,
        allowedMaxTarget: 9_000_00,
        frequency: 'Monthly',
        participantAllowedIncentiveTypes: ['Individual'],
      }),
    told: words('incentive-rules', 'create'),
  },
  'P2-G-064': {
    done: async test => {
      const { results } = ok<{ results: { id: number }[] }>(
        await test.admin.get('/sapna/v1/incentive-cycles', { query: { count: 1 } }),
      );
      const query = { cycleId: results[0]?.id ?? 0 };
      const sheet = ok<{
        results: { targetId: number | null; version: number; allowedMinTarget: number }[];
      }>(await test.admin.get('/console/v1/sales-target-sheet', { query }));
      const one = sheet.results.find(({ targetId }) => targetId !== null);
      return test.admin.put(`/sapna/v1/user-targets/update/${one?.targetId ?? 0}`, {
        version: one?.version,
        individualTarget: one?.allowedMinTarget,
      });
    },
    told: () => laterTexts.en['incentives.sheet.saved'],
  },
  'P1-G-075': takesTooLong,
  'P3-G-019': takesTooLong,
  'P1-G-076': paymentFails,
  'P3-G-020': paymentFails,
  'P1-G-086': downloads,
  'P2-G-065': downloads,
  'P3-G-021': downloads,
  'P1-G-087': paymentDownloads,
  'P3-G-022': paymentDownloads,
  'P2-G-066': {
    done: startReport('sales-connect-opp', days),
    told: reportWords('sales-connect-opp', 'started'),
  },
};
