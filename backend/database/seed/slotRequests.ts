import * as schema from '../schema/slotRequests.ts';
import { slots } from '../schema/slots.ts';
import { writeApproval, type Outcome } from './approvals.ts';
import type { Client } from './clients.ts';
import type { Project } from './projects.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import type { BookedSlot } from './slots.ts';
import type { World } from './world.ts';

const swapStates = { PendingApproval: 'pending', Approved: 'done', Rejected: 'rejected' } as const;

export interface SlotRequests {
  /** Asks to swap a slot with another client's of the same product that lies ahead too; a pending swap freezes both. */
  readonly considerSwap: (sheet: Sheet, slot: BookedSlot, random: Random) => void;
  /** Forgets what waits for a partner: its rows have been handed out. */
  readonly forget: () => void;
  /** Asks for the exclusivity of a builder's first project. */
  readonly considerExclusivity: (
    sheet: Sheet,
    client: Client,
    projects: readonly Project[],
    random: Random,
  ) => void;
}

export const makeSlotRequests = (world: World): SlotRequests => {
  const { calendar } = world;
  const waiting = new Map<number, BookedSlot>();
  let swaps = 0;

  const writeSwap = (sheet: Sheet, from: BookedSlot, to: BookedSlot, random: Random): void => {
    const outcome: Outcome =
      swaps % 3 === 0 ? 'PendingApproval' : swaps % 3 === 1 ? 'Rejected' : 'Approved';
    swaps += 1;
    const id = sheet.nextId(schema.slotSwaps);
    const approvalRequestId = writeApproval(
      sheet,
      world,
      {
        approvalType: 'SlotSwap',
        entity: 'slot_swaps',
        entityId: id,
        opportunityId: from.deal.id,
        requester: from.deal.agent,
        on: -2,
        outcome,
        snapshot: { fromSlotId: from.id, toSlotId: to.id },
      },
      random,
    );
    if (outcome === 'PendingApproval') {
      for (const { id: slotId } of [from, to]) sheet.amend(slots, slotId, { isFrozen: true });
    }
    sheet.add(schema.slotSwaps, {
      fromSlotId: from.id,
      toSlotId: to.id,
      approvalRequestId,
      state: swapStates[outcome],
      reason: 'Both builders prefer the other weeks',
      requestedBy: from.deal.agent.id,
      decidedAt: outcome === 'PendingApproval' ? null : calendar.at(-1, 15),
      createdAt: calendar.at(-2, 12),
    });
  };

  return {
    considerSwap: (sheet, slot, random) => {
      if (slot.state !== 'booked') return;
      const other = waiting.get(slot.productId);
      if (other && other.deal.client.id !== slot.deal.client.id) {
        waiting.delete(slot.productId);
        writeSwap(sheet, other, slot, random);
      } else {
        waiting.set(slot.productId, slot);
      }
    },
    forget: () => waiting.clear(),
    considerExclusivity: (sheet, client, projects, random) => {
      const [project] = projects;
      if (!project || client.id % 9 !== 0) return;
      const outcome = random.weighted<Outcome>([
        ['Approved', 5],
        ['PendingApproval', 3],
        ['Rejected', 2],
      ]);
      const start = random.int(-60, 20);
      const id = sheet.nextId(schema.builderExclusivityRequests);
      const approvalRequestId = writeApproval(
        sheet,
        world,
        {
          approvalType: 'BuilderExclusive',
          entity: 'builder_exclusivity_requests',
          entityId: id,
          opportunityId: null,
          requester: client.agent,
          on: Math.min(-1, start - 3),
          outcome,
          snapshot: { projectId: project.id, projectName: project.name },
        },
        random,
      );
      sheet.add(schema.builderExclusivityRequests, {
        userId: client.agent.id,
        accountId: client.id,
        builderId: project.builderId,
        builderProfileUuid: client.uuid,
        projectId: project.id,
        approvalRequestId,
        comments: random.pick(['The builder sells alone until the launch', null]),
        startDate: calendar.day(start),
        endDate: calendar.day(start + random.int(30, 120)),
        approvalStatus: outcome,
        createdAt: calendar.at(Math.min(-1, start - 3), 11),
      });
    },
  };
};
