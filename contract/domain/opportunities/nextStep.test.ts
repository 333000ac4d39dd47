import { describe, expect, it } from 'vitest';
import { nextOf, type NextFacts } from './nextStep.ts';

const today = '2026-03-15';

/** A broker's deal that is agreed, paid and running for long. */
const done: NextFacts = {
  line: 'broker',
  bucket: 'closed',
  delayedActivation: 'NotRequired',
  createdAt: '2026-01-01T04:00:00.000Z',
  linkSentAt: null,
  closedAt: '2026-01-20T04:00:00.000Z',
  packages: {
    count: 2,
    sales: 100_000_00,
    toAsk: 0,
    changedAt: '2026-01-02T04:00:00.000Z',
    endsOn: '2026-12-31',
  },
  approvals: { waiting: 0, since: null, waitsFor: null },
  milestones: 100_000_00,
  termsheet: { statusId: 3, since: '2026-01-05T04:00:00.000Z' },
  dealValue: 118_000_00,
  collected: 118_000_00,
  noted: { amount: 0, since: null },
  products: { pending: 0 },
  isFollowed: false,
};

const open: NextFacts = { ...done, bucket: 'open', closedAt: null, collected: 0 };
const empty = { ...done.packages, count: 0, sales: 0 };
const rowsOf: readonly (readonly [string, NextFacts, object])[] = [
  [
    'a deal without packages',
    { ...open, packages: empty },
    { step: 'add-packages', turn: 'agent', since: open.createdAt },
  ],
  [
    'a discount that nobody was asked for, whatever else waits',
    {
      ...open,
      packages: { ...open.packages, toAsk: 2 },
      approvals: { waiting: 1, since: '2026-01-03T04:00:00.000Z', waitsFor: 'Aditi' },
    },
    { step: 'ask-discount', turn: 'agent', count: 2 },
  ],
  [
    'requests that wait',
    {
      ...open,
      approvals: { waiting: 3, since: '2026-01-03T04:00:00.000Z', waitsFor: 'Aditi, Ravi' },
      termsheet: null,
    },
    {
      step: 'wait-approval',
      turn: 'approver',
      count: 3,
      since: '2026-01-03T04:00:00.000Z',
      waitsFor: 'Aditi, Ravi',
    },
  ],
  [
    'delayed activation that blocks the termsheet',
    { ...open, delayedActivation: 'Lapsed', termsheet: null },
    { step: 'ask-delayed-activation', turn: 'agent' },
  ],
  [
    'delayed activation that is too late to block an agreed termsheet',
    { ...open, delayedActivation: 'Lapsed' },
    { step: 'collect-payment', turn: 'agent' },
  ],
  [
    'a price that no milestone asks for',
    { ...open, termsheet: null, milestones: 40_000_00 },
    { step: 'plan-milestones', amount: 60_000_00 },
  ],
  ['a price in milestones', { ...open, termsheet: null }, { step: 'make-termsheet' }],
  [
    'a new termsheet whose milestones do not come to the price',
    { ...open, termsheet: { statusId: 1, since: open.createdAt }, milestones: 0 },
    { step: 'plan-milestones', amount: 100_000_00 },
  ],
  [
    'a new termsheet',
    { ...open, termsheet: { statusId: 1, since: open.createdAt } },
    { step: 'send-to-rcm', turn: 'agent' },
  ],
  [
    'one that RCM sent back',
    { ...open, termsheet: { statusId: 7, since: open.createdAt } },
    { step: 'send-to-rcm', turn: 'agent' },
  ],
  [
    'one that RCM rejected',
    { ...open, termsheet: { statusId: 4, since: open.createdAt } },
    { step: 'correct-termsheet', turn: 'agent' },
  ],
  [
    'one that is at RCM',
    { ...open, termsheet: { statusId: 2, since: '2026-01-04T04:00:00.000Z' } },
    { step: 'wait-rcm', turn: 'rcm', since: '2026-01-04T04:00:00.000Z' },
  ],
  ['an agreed deal', open, { step: 'collect-payment', turn: 'agent', amount: 118_000_00 }],
  [
    'an agreed deal of which a part is noted',
    { ...open, collected: 18_000_00, noted: { amount: 50_000_00, since: open.createdAt } },
    { step: 'collect-payment', amount: 50_000_00 },
  ],
  [
    'a deal whose rest is noted',
    { ...open, collected: 18_000_00, noted: { amount: 100_000_00, since: open.createdAt } },
    { step: 'wait-clearing', turn: 'finance', amount: 100_000_00, since: open.createdAt },
  ],
  [
    'an owner who has not got the link, though they have no termsheet',
    { ...open, line: 'owner', termsheet: null, milestones: 0 },
    { step: 'share-link', turn: 'agent' },
  ],
  [
    'an owner whose delayed activation blocks nothing, since they have no termsheet',
    { ...open, line: 'owner', termsheet: null, delayedActivation: 'Required' },
    { step: 'share-link', turn: 'agent' },
  ],
  [
    'an owner who has the link',
    { ...open, line: 'owner', termsheet: null, linkSentAt: '2026-01-06T04:00:00.000Z' },
    { step: 'collect-payment', since: '2026-01-06T04:00:00.000Z' },
  ],
  [
    'an owner who paid before any link was sent',
    {
      ...open,
      line: 'owner',
      termsheet: null,
      noted: { amount: 118_000_00, since: open.createdAt },
    },
    { step: 'wait-clearing' },
  ],
  [
    'a paid deal with products that are not active',
    { ...done, products: { pending: 2 } },
    { step: 'activate', turn: 'agent', count: 2, since: done.closedAt },
  ],
  [
    'a deal that ends in thirty days',
    { ...done, packages: { ...done.packages, endsOn: '2026-04-14' } },
    { step: 'renew', turn: 'agent' },
  ],
  [
    'a deal that ends in thirty-one days',
    { ...done, packages: { ...done.packages, endsOn: '2026-04-15' } },
    { step: 'nothing', turn: 'nobody' },
  ],
  [
    'a deal that ends soon and is followed by another',
    { ...done, packages: { ...done.packages, endsOn: '2026-03-20' }, isFollowed: true },
    { step: 'nothing', turn: 'nobody' },
  ],
  ['a running deal', done, { step: 'nothing', turn: 'nobody' }],
  ['a lost deal', { ...open, bucket: 'lost' }, { step: 'nothing', turn: 'nobody' }],
];

describe('what comes next', () => {
  it.each(rowsOf)('on %s', (_name, facts, expected) => {
    expect(nextOf(facts, today)).toMatchObject(expected);
  });
});
