import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { notSetUp, type Capability } from '#contract/domain/roles/capabilities.ts';
import { PanelFormContext } from '#engine/panels/PanelForm.ts';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { CallingDeskPage } from './calling/CallingDeskPage.tsx';
import { ManualDialingPage } from './calling/ManualDialingPage.tsx';
import { ErpPushAction } from './erp/ErpPushAction.tsx';
import { LiveViewPage } from './floor/LiveViewPage.tsx';
import { ForgotPassword } from './session/ForgotPassword.tsx';
import { HrisPanel } from './users/HrisPanel.tsx';

const pages: Readonly<Record<string, { needs: Capability; page: ReactElement }>> = {
  'calling desk': { needs: 'telephony', page: <CallingDeskPage /> },
  'manual dialing': { needs: 'telephony', page: <ManualDialingPage /> },
  'live view': { needs: 'telephony', page: <LiveViewPage /> },
  'push to NetSuite': { needs: 'erp', page: <ErpPushAction onClose={vi.fn()} /> },
  'HR details': {
    needs: 'hris',
    page: (
      <PanelFormContext
        value={{
          values: { employeeCode: 'NV1' },
          refusal: null,
          isReadonly: false,
          onGo: vi.fn(),
          onChange: vi.fn(),
          onSaved: vi.fn(),
        }}
      >
        <HrisPanel />
      </PanelFormContext>
    ),
  },
  'forgotten password': { needs: 'mail', page: <ForgotPassword email="" onBack={vi.fn()} /> },
};

const show = (page: ReactElement | null, off: readonly Capability[], locale: 'en' | 'hi' = 'en') =>
  renderConsole(page, {
    start: { off },
    locale,
    client: { call: () => new Promise<never>(() => undefined) },
  });

describe.each(Object.entries(pages))('%s', (_name, { needs: capability, page }) => {
  const { message, hi = '' } = notSetUp(capability);

  it('says beforehand what is not set up, and which setting brings it', () => {
    show(page, [capability]);
    expect(screen.getByText(message)).toBeVisible();
  });

  it('says it in Hindi', async () => {
    show(page, [capability], 'hi');
    expect(await screen.findByText(hi)).toBeVisible();
  });

  it('says nothing where it is there', () => {
    show(page, []);
    expect(screen.queryByText(message)).toBeNull();
  });
});

it('offers no look-up where there is no HR system', () => {
  show(pages['HR details']?.page ?? null, ['hris']);
  expect(screen.getByRole('button', { name: 'Look up in HR' })).toBeDisabled();
});
