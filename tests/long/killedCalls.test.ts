import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callStates, type CallState } from '#contract/domain/calling/callMachine.ts';
import type { Desk } from '#tests/conformance/calling/startCalling.ts';
import { freePort } from '#tests/support/server/freePort.ts';
import {
  startServerProcess,
  type ServerProcess,
  type Session,
} from '#tests/support/server/serverProcess.ts';
import { addressOf, serverUrl, withServer } from '#tests/support/server/testServer.ts';

/** In which a call can be cut off; nothing of it is left to lose once it has ended. */
const states = callStates.filter(state => state !== 'ended');

describe('a server that is killed while an agent calls', () => {
  const home = mkdtempSync(join(tmpdir(), 'killed-calls-'));
  const database = `killed_calls_${process.pid}`;
  let port: number;
  let server: ServerProcess;
  let session: Session;

  const start = async (): Promise<void> => {
    server = await startServerProcess(port, {
      CALLING_HOURS: '00:00-24:00',
      ...(serverUrl ? { DATABASE_URL: addressOf(database) } : { DATA_DIR: join(home, 'data') }),
    });
  };
  const send = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await server.call(session, method, path, body);
    if (!answer.ok) throw new Error(`${method} ${path} answered ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const desk = () => send<Desk>('GET', '/console/v1/calling');
  const act = (path: string, body: object = {}) => send<Desk>('POST', `/console/v1/${path}`, body);

  const until = async (state: CallState): Promise<Desk> => {
    for (;;) {
      const found = await desk();
      if (found.call?.state === state) return found;
      const at = callStates.indexOf(found.call?.state as CallState);
      if (at > callStates.indexOf(state)) throw new Error(`The call went past ${state}`);
      await wait(50);
    }
  };

  /** Ends a call, and puts its case off until tomorrow. */
  const putOff = async (id: number | undefined, notes: string): Promise<void> => {
    if ((await desk()).call?.state !== 'wrap-up') await act(`calls/${id}/hang-up`);
    await until('wrap-up');
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const fupTime = `${tomorrow}T11:00:00+05:30`;
    await act(`calls/${id}/disposition`, { caseReasonId: 3, notes, fupTime });
  };

  /** A case whose first person answers the simulated telephony: a number that ends in 5 to 8. */
  const pullAnswering = async (): Promise<number> => {
    for (;;) {
      const { lead } = await act('calling/pull', { line: 'owner' });
      if (!lead) throw new Error('Nobody waits to be called');
      if (/[5-8]$/.test(lead.people[0]?.phone ?? '')) return lead.opportunityId;
      // So few cases may be given back in an hour that this one is called and put off.
      const { call } = await act('calls', { opportunityId: lead.opportunityId });
      await putOff(call?.id, 'Another digit');
    }
  };

  beforeAll(async () => {
    if (serverUrl) await withServer(admin => admin.query(`create database ${database}`));
    port = await freePort();
    await start();
    session = await server.signIn('owner-agent');
    await send('PUT', '/sapphire/v1/agents/status', { status: 1 });
  });
  afterAll(async () => {
    await server.kill();
    rmSync(home, { recursive: true, force: true });
    if (serverUrl) await withServer(admin => admin.query(`drop database ${database} with (force)`));
  });

  it.each(states)('%s: the call, its words and its outcome are not lost', async state => {
    const opportunityId = await pullAnswering();
    const before = (await desk()).today.calls;
    const { call } = await act('calls', { opportunityId });
    const id = call?.id;
    if (state === 'ringing' || state === 'connected') await until(state);
    if (state === 'on-hold') {
      await until('connected');
      await act(`calls/${id}/hold`, { isHeld: true });
      await until('on-hold');
    }
    if (state === 'wrap-up') {
      await until('connected');
      await act(`calls/${id}/hang-up`);
      await until('wrap-up');
    }
    const notes = `Said while ${state}`;
    await send('PUT', `/console/v1/calls/${id}/draft`, { notes });
    await server.kill();
    await start();

    const after = await desk();
    expect(after.call).toMatchObject({ id, draft: { notes } });
    expect(after.lease?.opportunityId).toBe(opportunityId);
    // It went on meanwhile as calls do, and never back.
    const place = callStates.indexOf(after.call?.state as CallState);
    expect(place).toBeGreaterThanOrEqual(callStates.indexOf(state));

    await putOff(id, notes);
    await server.kill();
    await start();
    const later = await desk();
    expect(later.call).toBeNull();
    expect(later.today.calls).toBe(before + 1);
  });
});
