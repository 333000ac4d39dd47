import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import reference from '../../../../backend/database/seed/data/reference.json' with { type: 'json' };
import { Notifications } from '#app/notifications/Notifications.tsx';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { callOf, deskOf, leadOf } from '../desk.fixture.ts';
import type { DeskCall } from '../useDesk.ts';
import { OutcomeForm } from './OutcomeForm.tsx';

const reasons = [
  ...reference.reasons.map(([id, categoryId, label, isFollowUpTimeNeeded]) => ({
    id,
    categoryId,
    label,
    isFollowUpTimeNeeded,
  })),
  { id: 102, categoryId: 1, label: 'Wants a link', parentId: 1, isFollowUpTimeNeeded: false },
];
const statusNames = new Map(reference.caseStatuses.map(([id, name]) => [id, name]));
const mappings = reference.reasons.flatMap(([caseReasonId, , , , toStatusId]) =>
  toStatusId === null
    ? []
    : [{ caseReasonId, toStatusId, toStatusName: statusNames.get(toStatusId ?? 0) }],
);

const open = async (
  call: Partial<DeskCall> = {},
  locale: 'en' | 'hi' = 'en',
  disposed = () => Promise.resolve(deskOf()),
) => {
  const sent: { id: string; body: unknown }[] = [];
  const answer = vi.fn((id: string, { body }: { body?: unknown } = {}) => {
    if (id === 'caseReference.reasons') return Promise.resolve({ results: reasons });
    if (id === 'caseReference.statusMappings') return Promise.resolve({ results: mappings });
    sent.push({ id, body });
    return id === 'calls.draft' ? Promise.resolve({ status: 'kept' }) : disposed();
  });
  const shown = callOf(call);
  renderConsole(
    <>
      <OutcomeForm desk={deskOf({ lead: leadOf(), call: shown })} call={shown} />
      <Notifications />
    </>,
    { client: { call: answer as never }, locale },
  );
  await screen.findAllByRole('radio');
  return sent;
};
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const tilesOf = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('radio')
    .map(({ textContent }) => textContent?.trim());

const allTiles = () => screen.getAllByRole('radio').map(({ textContent }) => textContent ?? '');

describe('the outcomes of a call', () => {
  it('stand in three groups, each with its key and the status that follows', async () => {
    await open();
    expect(tilesOf('Went well')).toEqual([
      '1Interested → Follow-up',
      '2Details asked/Follow up → Follow-up',
      '3Upsell → New',
    ]);
    expect(tilesOf('Again later')).toEqual([
      '4Call back → Follow-up',
      '5Call Incomplete → Follow-up',
      '6Language barrier → Special follow-up',
    ]);
    const over = tilesOf('Over: ends the case');
    expect(over[0]).toBe('8Not interested → Lost');
    expect(over.every(words => /→ (Lost|Dropped)$/.test(words ?? ''))).toBe(true);
  });

  it('of somebody who was not reached are the few that fit', async () => {
    await open({ outcomeId: 13, connectedAt: null });
    expect(tilesOf('Again later')).toEqual([
      '4Call back → Follow-up',
      '5Call Incomplete → Follow-up',
      '7Redial → Follow-up',
    ]);
    expect(tilesOf('Over: ends the case')).toHaveLength(2);
    expect(screen.queryByRole('group', { name: 'Went well' })).toBeNull();
  });

  it('have the same key whether somebody was reached or not', async () => {
    await open();
    const reached = allTiles();
    cleanup();
    await open({ outcomeId: 13, connectedAt: null });
    const unreached = allTiles();
    const keyOf = (words: string) => words.slice(0, 1);
    const both = unreached.filter(words => reached.includes(words));
    expect(both).toHaveLength(4);
    expect(new Set([...reached, ...unreached].map(keyOf)).size).toBe(
      new Set([...reached, ...unreached]).size,
    );
  });

  it('read in Hindi, with what follows', async () => {
    await open({}, 'hi');
    await screen.findByText('रुचि नहीं', { exact: false });
    expect(screen.queryByText('Not interested', { exact: false })).toBeNull();
    expect(screen.getAllByText('→ खोया').length).toBeGreaterThan(0);
  });
});

describe('by keyboard', () => {
  it('an outcome leads to its time, a key chooses another, and Enter records it', async () => {
    const sent = await open();
    press('1');
    const usual = await screen.findByRole('radio', { name: /^V\s?Tomorrow/ });
    expect(usual).toBe(document.activeElement);
    expect(usual).toHaveProperty('ariaChecked', 'true');
    press('z');
    const hour = screen.getByRole('radio', { name: /^Z\s?\+1 h 12:00/ });
    expect(hour).toHaveProperty('ariaChecked', 'true');
    press('Enter');
    await waitFor(() => expect(sent.at(-1)?.id).toBe('calls.dispose'));
    expect(sent.at(-1)?.body).toMatchObject({
      caseReasonId: 1,
      fupTime: '2026-11-20T06:30:00.000Z',
      isNextWanted: true,
    });
  });

  it('arrows go through the outcomes and keep the focus there', async () => {
    await open();
    screen.getByRole('radio', { name: /Details asked/ }).focus();
    press('ArrowLeft');
    const first = screen.getByRole('radio', { name: /^1\s?Interested/ });
    expect(first).toBe(document.activeElement);
    expect(first).toHaveProperty('ariaChecked', 'true');
    expect(await screen.findByRole('radio', { name: /^V\s?Tomorrow/ })).not.toBe(
      document.activeElement,
    );
  });

  it('an outcome without a time leaves the note and the buttons where they are', async () => {
    const sent = await open();
    press('8');
    expect(screen.queryByRole('radio', { name: /Tomorrow/ })).toBeNull();
    press('Enter');
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ caseReasonId: 4 }));
  });

  it('a failure stands above the outcomes, and nowhere over them', async () => {
    const fault = { status: 409, code: 'CONFLICT', message: 'Unable to Dispose Call' };
    await open({}, 'en', () => Promise.reject(new HttpError(fault)));
    press('1');
    press('Enter');
    expect(await screen.findByText('Unable to Dispose Call')).toBeVisible();
    expect(screen.getAllByText('Unable to Dispose Call')).toHaveLength(1);
  });
});
