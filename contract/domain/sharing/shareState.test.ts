import { describe, expect, it } from 'vitest';
import { shareStateOf, type ShareFacts } from './shareState.ts';

const now = '2026-11-20T10:00:00.000Z';
const sent: ShareFacts = {
  sentAt: '2026-11-18T10:00:00.000Z',
  openedAt: null,
  failedAt: null,
  paidAt: null,
  clearedAt: null,
  refusedAt: null,
  endedAt: null,
  expiresAt: '2026-11-25T10:00:00.000Z',
};
const openedAt = '2026-11-18T11:00:00.000Z';
const failedAt = '2026-11-18T12:00:00.000Z';
const paidAt = '2026-11-18T13:00:00.000Z';
const clearedAt = '2026-11-18T16:00:00.000Z';
const refusedAt = '2026-11-18T17:00:00.000Z';
const endedAt = '2026-11-19T10:00:00.000Z';
const over = { expiresAt: '2026-11-20T10:00:00.000Z' };

describe('where something that was shared stands', () => {
  it.each<[string, Partial<ShareFacts>, string, string]>([
    ['sent', {}, 'sent', sent.sentAt],
    ['opened', { openedAt }, 'opened', openedAt],
    ['opened, and the payment failed', { openedAt, failedAt }, 'failed', failedAt],
    ['paid after a failure, not cleared', { openedAt, failedAt, paidAt }, 'clearing', paidAt],
    ['paid, and its time is over', { paidAt, ...over }, 'clearing', paidAt],
    ['paid, though another took its place', { paidAt, endedAt }, 'clearing', paidAt],
    ['paid and cleared', { paidAt, clearedAt, ...over }, 'paid', clearedAt],
    ['paid, and Finance did not take it', { paidAt, refusedAt, ...over }, 'failed', refusedAt],
    ['cleared, and it bounced', { paidAt, clearedAt, refusedAt }, 'failed', refusedAt],
    ['another took its place', { openedAt, endedAt }, 'expired', endedAt],
    ['its time is over, to the moment', over, 'expired', over.expiresAt],
    ['opened, and its time is over', { openedAt, ...over }, 'expired', over.expiresAt],
    ['ended before its time was over', { endedAt, ...over }, 'expired', endedAt],
    ['a millisecond is left', { expiresAt: '2026-11-20T10:00:00.001Z' }, 'sent', sent.sentAt],
    ['never expires', { expiresAt: null }, 'sent', sent.sentAt],
  ])('%s', (_, facts, state, at) => {
    expect(shareStateOf({ ...sent, ...facts }, now)).toEqual({ state, at });
  });
});
