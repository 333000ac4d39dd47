import { lines as lineFacts, sourceIdOf } from '#contract/domain/lines.ts';
import { fillProduct } from '#contract/domain/fillProduct.ts';
import * as schema from '../schema/calling.ts';
import type { Deal } from './opportunities.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import type { World } from './world.ts';

const connected = 12;
const notConnected = 13;

const notes = [
  'Wants the price list on mail',
  'Call after 6 pm',
  'Asked for a discount',
  'मालिक से बात करनी है',
  'வாரம் கழித்து அழைக்கவும்',
  null,
  null,
];

/** Calls a deal has had, by line: owners and tenants are sold to on the phone. */
const callCount = (deal: Deal, random: Random): number =>
  ({
    owner: random.int(1, 5),
    broker: random.int(0, 4),
    builder: random.int(0, 3),
    tenant: random.int(1, 5),
  })[deal.line];

const subTypeOf = (deal: Deal, product: World['product']): string | null => {
  const calledAs = lineFacts.find(({ id }) => id === deal.line)?.calledAs;
  return calledAs ? fillProduct(calledAs, product) : null;
};

/** Three notices of the telephony for a call of the last days; older ones are not kept. */
const writeEvents = (
  sheet: Sheet,
  callId: number,
  moments: readonly (readonly [string, Date])[],
): void => {
  for (const [kind, at] of moments) {
    sheet.add(schema.callEvents, {
      callId,
      externalId: `call-${callId}-${kind}`,
      kind,
      at,
      payload: {},
      receivedAt: at,
    });
  }
};

/** The calls of one deal: all ended and disposed of, a few by the clock (T109). */
export const writeCalls = (
  sheet: Sheet,
  world: World,
  deal: Deal,
  campaignCount: number,
  random: Random,
): void => {
  const { calendar, product } = world;
  const { client, agent, line } = deal;
  const subType = subTypeOf(deal, product);
  const fromNumber = agent.mobile ?? '';
  for (let left = callCount(deal, random); left > 0; left -= 1) {
    const on = random.int(Math.max(deal.createdOn, -240), -1);
    const startedAt = calendar.at(on, random.int(9, 19), random.int(0, 59), random.int(0, 59));
    const isConnected = random.chance(0.58);
    const after = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000);
    const connectedAt = isConnected ? after(random.int(4, 25)) : null;
    const endedAt = isConnected ? after(random.int(40, 900)) : after(random.int(12, 45));
    const isAutoDisposed = random.chance(0.04);
    const reason = isConnected
      ? random.weighted([
          [random.int(1, 3), 6],
          [random.int(4, 16), 4],
        ])
      : random.weighted([
          [7, 3],
          [279, 1],
        ]);
    const id = sheet.nextId(schema.calls);
    sheet.add(schema.calls, {
      communicationId: `seed-${id}`,
      sessionId: `session-${id}`,
      opportunityId: deal.id,
      contactId: client.contactIds[0] ?? null,
      agentId: agent.id,
      campaignId: line === 'owner' && random.chance(0.2) ? random.int(1, campaignCount) : null,
      line,
      callType: 'manual',
      subType,
      sourceId: sourceIdOf(line),
      fromNumber,
      receiverNumber: client.phone,
      did: null,
      state: 'ended',
      outcomeId: isConnected ? connected : notConnected,
      startedAt,
      connectedAt,
      endedAt,
      disposedAt: isAutoDisposed
        ? new Date(endedAt.getTime() + 420_000)
        : new Date(endedAt.getTime() + random.int(8, 150) * 1000),
      isAutoDisposed,
      dispositionReasonId: isAutoDisposed ? 43 : reason,
      notes: isConnected ? random.pick(notes) : null,
      recordingUrl: isConnected ? `/demo/recordings/${(id % 2) + 1}.wav` : null,
      createdAt: startedAt,
      createdBy: agent.id,
      updatedAt: endedAt,
    });
    if (on >= -2) {
      writeEvents(sheet, id, [
        ['dialled', startedAt],
        [isConnected ? 'connected' : 'not-connected', connectedAt ?? endedAt],
        ['ended', endedAt],
      ]);
    }
    if (isConnected && id % 70 === 0) {
      const supervisor = world.people.holder(`${line}-tl`).id;
      sheet.add(schema.supervisions, {
        supervisorId: supervisor,
        callId: id,
        mode: random.pick(['listen', 'whisper', 'barge']),
        startedAt: connectedAt ?? startedAt,
        endedAt,
      });
    }
    if (isConnected && id % 24 === 0)
      writeCallLog(sheet, world, deal, { id, startedAt, endedAt }, random);
  }
};

const channels = ['Inbound', 'Outbound', 'Chat', 'Campaign'];
const leadGenerators = [
  'In-house desk',
  'Evening desk',
  'Partner desk North',
  'Partner desk South',
];

/** A recorded call to listen to, a third of them judged already. */
const writeCallLog = (
  sheet: Sheet,
  world: World,
  { client, agent }: Deal,
  call: { id: number; startedAt: Date; endedAt: Date },
  random: Random,
): void => {
  const callLogId = sheet.add(schema.callLogs, {
    callId: call.id,
    channel: random.pick(channels),
    leadGenerator: random.pick(leadGenerators),
    recordingUrl: `/demo/recordings/${(call.id % 2) + 1}.wav`,
    sellerCityUuid: client.city.uuid,
    buyerCityUuid: world.anyCity(random).uuid,
    buyerPhone: client.phone,
    sellerPhone: agent.mobile ?? null,
    durationSeconds: Math.round((call.endedAt.getTime() - call.startedAt.getTime()) / 1000),
    calledAt: call.startedAt,
  });
  if (random.chance(0.35)) {
    sheet.add(schema.callLogFeedback, {
      callLogId,
      siteVisitIntent: random.pick(['Yes', 'No', 'Maybe', null]),
      finalStatus: random.pick(['Qualified', 'Not qualified', 'Call again']),
      detailedRemarks: random.pick(['Polite, asked all questions', 'Budget was not asked', null]),
      createdBy: world.people.holder('lead-auditor').id,
    });
  }
};
