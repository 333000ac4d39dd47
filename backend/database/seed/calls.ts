import { lines as lineFacts, sourceIdOf } from '#contract/domain/lines.ts';
import { fillProduct } from '#contract/domain/fillProduct.ts';
import * as schema from '../schema/calling/calling.ts';
import type { Deal } from './opportunities/opportunities.ts';
import type { Pen } from './pen/pen.ts';
import type { Random } from './pen/random.ts';
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
  { add }: Pen,
  callId: number,
  moments: readonly (readonly [string, Date])[],
): void => {
  for (const [kind, at] of moments) {
    const notice = { externalId: `call-${callId}-${kind}`, kind, at, payload: {}, receivedAt: at };
    add(schema.callEvents, { callId, ...notice });
  }
};

const channels = ['Inbound', 'Outbound', 'Chat', 'Campaign'];
const leadGenerators = [
  'In-house desk',
  'Evening desk',
  'Partner desk North',
  'Partner desk South',
];
const verdicts = ['Polite, asked all questions', 'Budget was not asked', null];

const recordingUrl = (callId: number): string => `/demo/recordings/${(callId % 2) + 1}.wav`;

/** A recorded call to listen to, a third of them judged already. */
const writeCallLog = (
  pen: Pen,
  { client, agent }: Deal,
  call: { id: number; startedAt: Date; endedAt: Date },
): void => {
  const { add, people, random } = pen;
  const { id: callId, startedAt: calledAt, endedAt } = call;
  const durationSeconds = Math.round((endedAt.getTime() - calledAt.getTime()) / 1000);
  const callLogId = add(
    schema.callLogs,
    { callId, channel: random.pick(channels), leadGenerator: random.pick(leadGenerators) },
    { recordingUrl: recordingUrl(callId), sellerCityUuid: client.city.uuid },
    { buyerCityUuid: pen.anyCity(random).uuid, buyerPhone: client.phone },
    { sellerPhone: agent.mobile ?? null, durationSeconds, calledAt },
  );
  if (random.chance(0.35))
    add(
      schema.callLogFeedback,
      { callLogId, siteVisitIntent: random.pick(['Yes', 'No', 'Maybe', null]) },
      { finalStatus: random.pick(['Qualified', 'Not qualified', 'Call again']) },
      { detailedRemarks: random.pick(verdicts), createdBy: people.holder('lead-auditor').id },
    );
};

// prettier-ignore
const reasonOf = (isConnected: boolean, random: Random): number =>
  isConnected
    ? random.weighted([[random.int(1, 3), 6], [random.int(4, 16), 4]])
    : random.weighted([[7, 3], [279, 1]]);

const writeCall = (pen: Pen, deal: Deal, campaignCount: number): void => {
  const { add, calendar, people, random } = pen;
  const { client, agent, line } = deal;
  const on = random.int(Math.max(deal.createdOn, -240), -1);
  const startedAt = calendar.at(on, random.int(9, 19), random.int(0, 59), random.int(0, 59));
  const isConnected = random.chance(0.58);
  const after = (seconds: number, since = startedAt) => new Date(since.getTime() + seconds * 1000);
  const connectedAt = isConnected ? after(random.int(4, 25)) : null;
  const endedAt = isConnected ? after(random.int(40, 900)) : after(random.int(12, 45));
  const isAutoDisposed = random.chance(0.04);
  const reason = reasonOf(isConnected, random);
  const isOfCampaign = line === 'owner' && random.chance(0.2);
  const id = pen.nextId(schema.calls);
  add(
    schema.calls,
    { communicationId: `seed-${id}`, sessionId: `session-${id}`, opportunityId: deal.id },
    { contactId: client.contactIds[0] ?? null, agentId: agent.id, line, callType: 'manual' },
    { campaignId: isOfCampaign ? random.int(1, campaignCount) : null },
    { subType: subTypeOf(deal, pen.product), sourceId: sourceIdOf(line) },
    { fromNumber: agent.mobile ?? '', receiverNumber: client.phone, state: 'ended' },
    { outcomeId: isConnected ? connected : notConnected, startedAt, connectedAt, endedAt },
    { disposedAt: after(isAutoDisposed ? 420 : random.int(8, 150), endedAt), isAutoDisposed },
    { dispositionReasonId: isAutoDisposed ? 43 : reason },
    isConnected ? { notes: random.pick(notes), recordingUrl: recordingUrl(id) } : {},
    { createdAt: startedAt, createdBy: agent.id, updatedAt: endedAt },
  );
  if (on >= -2)
    writeEvents(pen, id, [
      ['dialled', startedAt],
      [isConnected ? 'connected' : 'not-connected', connectedAt ?? endedAt],
      ['ended', endedAt],
    ]);
  if (!isConnected) return;
  if (id % 70 === 0)
    add(
      schema.supervisions,
      { supervisorId: people.holder(`${line}-tl`).id, callId: id, endedAt },
      { mode: random.pick(['listen', 'whisper', 'barge']), startedAt: connectedAt ?? startedAt },
    );
  if (id % 24 === 0) writeCallLog(pen, deal, { id, startedAt, endedAt });
};

/** The calls of one deal: all ended and disposed of, a few by the clock (T109). */
export const writeCalls = (pen: Pen, deal: Deal, campaignCount: number): void => {
  for (let left = callCount(deal, pen.random); left > 0; left -= 1)
    writeCall(pen, deal, campaignCount);
};
