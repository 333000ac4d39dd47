import * as schema from '../../schema/slots/slotRequests.ts';
import { slots } from '../../schema/slots/slots.ts';
import { writeApproval, type Outcome } from '../approvals.ts';
import type { Client } from '../clients/clients.ts';
import type { Pen } from '../pen/pen.ts';
import type { Project } from '../catalogue/projects.ts';
import type { BookedSlot } from './slots.ts';

const swapStates = { PendingApproval: 'pending', Approved: 'done', Rejected: 'rejected' } as const;

export interface SlotRequests {
  /** Asks to swap a slot with another client's of the same product that lies ahead too; a pending swap freezes both. */
  readonly considerSwap: (pen: Pen, slot: BookedSlot) => void;
  /** Forgets what waits for a partner: its rows have been handed out. */
  readonly forget: () => void;
  /** Asks for the exclusivity of a builder's first project. */
  readonly considerExclusivity: (pen: Pen, client: Client, projects: readonly Project[]) => void;
}

const swapOutcomes: readonly Outcome[] = ['PendingApproval', 'Rejected', 'Approved'];
// prettier-ignore
const exclusivityOutcomes: readonly (readonly [Outcome, number])[] = [['Approved', 5], ['PendingApproval', 3], ['Rejected', 2]];

const writeExclusivity = (pen: Pen, client: Client, project: Project): void => {
  const { add, calendar, random } = pen;
  const outcome = random.weighted(exclusivityOutcomes);
  const start = random.int(-60, 20);
  const on = Math.min(-1, start - 3);
  const approvalRequestId = writeApproval(pen, {
    approvalType: 'BuilderExclusive',
    entity: 'builder_exclusivity_requests',
    outcome,
    on,
    entityId: pen.nextId(schema.builderExclusivityRequests),
    opportunityId: null,
    requester: client.agent,
    snapshot: { projectId: project.id, projectName: project.name },
  });
  add(
    schema.builderExclusivityRequests,
    { userId: client.agent.id, accountId: client.id, builderId: project.builderId },
    { builderProfileUuid: client.uuid, projectId: project.id, approvalRequestId },
    { comments: random.pick(['The builder sells alone until the launch', null]) },
    { startDate: calendar.day(start), endDate: calendar.day(start + random.int(30, 120)) },
    { approvalStatus: outcome, createdAt: calendar.at(on, 11) },
  );
};

export const makeSlotRequests = (): SlotRequests => {
  const waiting = new Map<number, BookedSlot>();
  let swaps = 0;

  const writeSwap = (pen: Pen, from: BookedSlot, to: BookedSlot): void => {
    const { add, calendar } = pen;
    const outcome = swapOutcomes[swaps % swapOutcomes.length] ?? 'Approved';
    const isPending = outcome === 'PendingApproval';
    swaps += 1;
    const approvalRequestId = writeApproval(pen, {
      approvalType: 'SlotSwap',
      entity: 'slot_swaps',
      outcome,
      on: -2,
      entityId: pen.nextId(schema.slotSwaps),
      opportunityId: from.deal.id,
      requester: from.deal.agent,
      snapshot: { fromSlotId: from.id, toSlotId: to.id },
    });
    if (isPending) for (const { id } of [from, to]) pen.amend(slots, id, { isFrozen: true });
    add(
      schema.slotSwaps,
      { fromSlotId: from.id, toSlotId: to.id, approvalRequestId, state: swapStates[outcome] },
      { reason: 'Both builders prefer the other weeks', requestedBy: from.deal.agent.id },
      { decidedAt: isPending ? null : calendar.at(-1, 15), createdAt: calendar.at(-2, 12) },
    );
  };

  return {
    considerSwap: (pen, slot) => {
      if (slot.state !== 'booked') return;
      const other = waiting.get(slot.productId);
      if (other && other.deal.client.id !== slot.deal.client.id) {
        waiting.delete(slot.productId);
        writeSwap(pen, other, slot);
      } else {
        waiting.set(slot.productId, slot);
      }
    },
    forget: () => waiting.clear(),
    considerExclusivity: (pen, client, [project]) => {
      if (project && client.id % 9 === 0) writeExclusivity(pen, client, project);
    },
  };
};
