import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { renderConsole, userDetails } from '#tests/support/console/renderConsole.tsx';
import { DiscountMatrixPage } from './DiscountMatrixPage.tsx';
import { storedMatrix } from './model/matrix.fixture.ts';
import type { SaveBody } from './model/saveBody.ts';

type Call = (id: string, options: { body?: SaveBody; query?: object }) => Promise<unknown>;

beforeEach(() => sessionStorage.clear());

const label = { en: 'Discount Approval Matrix', hi: 'छूट मंज़ूरी मैट्रिक्स' };
const head = {
  resource: 'discount-matrix',
  route: '/discount-matrix',
  label: { one: label, other: label },
  access: 'signed-in',
  page: 'DiscountMatrixPage',
} as const;

const open = async (
  answer: Call = () => Promise.resolve(storedMatrix),
  options: Parameters<typeof renderConsole>[1] = {},
) => {
  const call = vi.fn<Call>(answer);
  const user = userEvent.setup();
  renderConsole(<DiscountMatrixPage />, {
    path: '/discount-matrix?clientType=2',
    screens: [head],
    client: { call: call as never },
    ...options,
  });
  await screen.findByRole('tab', { name: /Broker/ });
  return { call, user };
};

const cell = (row: number, column: number): HTMLElement => {
  const found = screen.getByRole('grid').querySelector(`[data-cell="${row}:${column}"]`);
  if (!(found instanceof HTMLElement)) throw new Error(`No cell ${row}:${column}`);
  return found;
};

const focusOn = (row: number, column: number): void => {
  fireEvent.mouseDown(cell(row, column));
};

const paste = (text: string) => {
  const active = document.activeElement;
  if (!active) throw new Error('Nothing has the focus');
  fireEvent.paste(active, { clipboardData: { getData: () => text } });
};

describe('the discount matrix', () => {
  it('shows the levels of a client type, each cell in words', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Discount Approval Matrix');
    expect(screen.getByRole('tab', { name: 'Broker 3 levels' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const rows = within(screen.getByRole('grid', { name: 'Levels of Broker' })).getAllByRole('row');
    expect(rows.map(row => row.textContent)).toEqual([
      'LevelApprover designationDiscount up toDeal value up toReviewed by',
      'L1TL5%₹1,00,000None',
      'L2ZM, RBM10%₹3,00,000TL',
      'L3CBO60%No limitRBM or NSH',
    ]);
  });

  it('is moved through and edited with keys', async () => {
    const { user } = await open();
    focusOn(0, 1);
    expect(cell(0, 1)).toHaveFocus();
    await user.keyboard('7{Enter}');
    expect(cell(0, 1)).toHaveTextContent('7% before: 5%');
    expect(cell(1, 1)).toHaveFocus();
    await user.keyboard('{F2}{Escape}{ArrowRight}');
    expect(cell(1, 2)).toHaveFocus();
    await user.keyboard('{Enter}4 L{Tab}');
    expect(cell(1, 2)).toHaveTextContent('₹4,00,000');
    expect(cell(1, 3)).toHaveFocus();
    await user.keyboard('{Delete}');
    expect(cell(1, 3)).toHaveTextContent('None before: TL');
    await user.keyboard('{Control>}zzz{/Control}');
    expect(cell(0, 1)).toHaveTextContent(/^5%$/);
    await user.keyboard('{Control>}y{/Control}');
    expect(cell(0, 1)).toHaveTextContent('7%');
  });

  it('takes designations by typing', async () => {
    const { user } = await open();
    focusOn(0, 0);
    await user.keyboard('z');
    await user.keyboard('{Enter}{Tab}');
    expect(cell(0, 0)).toHaveTextContent('TL, ZM');
    expect(cell(0, 1)).toHaveFocus();
    await user.keyboard('{ArrowLeft}r{Tab}');
    expect(cell(0, 0)).toHaveTextContent('TL, ZM, RBM');
  });

  it('keeps what cannot be read in its field, and says why', async () => {
    const { user } = await open();
    focusOn(0, 1);
    await user.keyboard('much{Enter}');
    expect(screen.getByRole('textbox', { name: 'L1, Discount up to' })).toHaveValue('much');
    expect(
      screen.getByText('"much" is not a percentage above 0 and up to 100'),
    ).toBeInTheDocument();
  });

  it('pastes a block in one step, or says what keeps it from it', async () => {
    const { user } = await open();
    focusOn(0, 1);
    paste('7\t2 L\n12\t5 L');
    expect(cell(1, 2)).toHaveTextContent('₹5,00,000');
    await user.keyboard('{Control>}z{/Control}');
    expect(cell(0, 1)).toHaveTextContent(/^5%$/);
    expect(cell(1, 2)).toHaveTextContent(/^₹3,00,000$/);

    paste('7\tmuch\t\t');
    expect(screen.getByRole('dialog', { name: 'Nothing was pasted' })).toHaveTextContent(
      'You copied 4 columns, but from this cell there is room for only 3.',
    );
    await user.click(screen.getByRole('button', { name: 'Continue editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    focusOn(0, 1);
    paste('7\tmuch');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeInTheDocument());
    const line = within(screen.getByRole('dialog')).getAllByRole('row')[1];
    expect(line).toHaveTextContent('L1Deal value up tomuch"much" is not an amount');
    await user.click(screen.getByRole('button', { name: 'Continue editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(cell(0, 1)).toHaveTextContent(/^5%$/);
  });

  it('says at the cell what does not fit, and does not offer to save it', async () => {
    const { user } = await open();
    focusOn(1, 1);
    await user.keyboard('4{Enter}');
    expect(cell(1, 1)).toHaveAttribute('aria-invalid', 'true');
    expect(cell(1, 1)).toHaveAccessibleDescription('Must be above the level below');
    await user.click(screen.getByRole('button', { name: 'Review 1 change' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(cell(1, 1)).toHaveFocus());
  });

  it('shows the difference, takes one of its changes back, and saves the rest with a reason', async () => {
    const saved = {
      ...storedMatrix,
      results: storedMatrix.results.map(level => ({
        ...level,
        untilBp: level.level === 1 ? 700 : level.untilBp,
      })),
    };
    const { call, user } = await open(id =>
      Promise.resolve(id === 'discountMatrix.save' ? saved : storedMatrix),
    );
    focusOn(0, 1);
    paste('7\t2 L');
    await user.click(screen.getByRole('button', { name: 'Review 2 changes' }));
    const dialog = screen.getByRole('dialog', { name: 'Save 2 changes for Broker?' });
    expect(dialog).toHaveTextContent('before: 5%after: 7%');
    await user.click(within(dialog).getByRole('button', { name: 'Undo: L1 Deal value up to' }));
    await user.type(within(dialog).getByLabelText('Reason for the change'), 'Q3 policy');
    await user.click(within(dialog).getByRole('button', { name: 'Save 1 change' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(call).toHaveBeenLastCalledWith(
      'discountMatrix.save',
      expect.objectContaining({
        query: { clientTypeId: 2 },
        body: expect.objectContaining({
          reason: 'Q3 policy',
          seen: { 11: 1, 12: 1, 13: 1, 14: 1 },
        }),
      }),
    );
    expect(cell(0, 1)).toHaveTextContent(/^7%$/);
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  it('asks whose value stays when both changed one cell', async () => {
    const theirs = storedMatrix.results.map(level => ({
      ...level,
      untilBp: level.level === 1 ? 600 : level.untilBp,
    }));
    const stale = new HttpError({
      status: 409,
      code: 'STALE_VERSION',
      message: 'stale',
      current: { ...storedMatrix, results: theirs },
    });
    const sent: SaveBody[] = [];
    const { user } = await open((id, { body }) => {
      if (id !== 'discountMatrix.save' || !body) return Promise.resolve(storedMatrix);
      sent.push(body);
      return sent.length === 1 ? Promise.reject(stale) : Promise.resolve(storedMatrix);
    });
    focusOn(0, 1);
    await user.keyboard('7{Enter}');
    await user.click(screen.getByRole('button', { name: 'Review 1 change' }));
    await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
    const dialog = await screen.findByRole('dialog', { name: 'Meera Joshi saved first' });
    expect(dialog).toHaveTextContent(
      'L1 Discount up toYour value7%Value of Meera Joshi6%Before: 5%',
    );
    await user.click(within(dialog).getByRole('radio', { name: /Your value/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save these values' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.entries?.[0]).toMatchObject({ id: 11, untilBp: 700 });
  });

  it('marks what a new level lacks when somebody tries to save it', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add level' }));
    expect(cell(3, 0)).toHaveFocus();
    expect(cell(3, 0)).not.toHaveAttribute('aria-invalid');
    await user.click(screen.getByRole('button', { name: 'Review 1 change' }));
    expect(cell(3, 0)).toHaveAccessibleDescription('Choose who decides this level');
    await user.click(screen.getByRole('button', { name: 'Remove L4' }));
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  it('gives back what was not saved before a reload', async () => {
    const first = await open();
    focusOn(0, 1);
    await first.user.keyboard('7{Enter}');
    document.body.replaceChildren();
    await open();
    expect(cell(0, 1)).toHaveTextContent('7% before: 5%');
    expect(screen.getByText(/are restored/)).toBeInTheDocument();
  });

  it('can be read, not changed, by roles that may only list', async () => {
    const { user } = await open(undefined, { user: userDetails({ roleCodes: ['lookup-view'] }) });
    expect(screen.getByText(/Your roles do not let you change it/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add level' })).not.toBeInTheDocument();
    focusOn(0, 1);
    await user.keyboard('7{Enter}{Delete}');
    paste('8');
    expect(cell(0, 1)).toHaveTextContent(/^5%$/);
  });

  it('says when a client type has no levels, and adds the first', async () => {
    const { user } = await open(undefined, { path: '/discount-matrix?clientType=4' });
    expect(screen.getByText('No levels for Financial Institution yet')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add the first level' }));
    expect(cell(0, 0)).toHaveTextContent('Choose designation');
  });

  it('tells who would decide a request', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Discount in percent'), '8');
    await user.type(screen.getByLabelText('Deal value in rupees'), '5 L');
    expect(screen.getByText('TL: skipped, up to 5%')).toBeInTheDocument();
    expect(screen.getByText('ZM, RBM: skipped, deals up to ₹3,00,000')).toBeInTheDocument();
    expect(screen.getByText('CBO decides')).toBeInTheDocument();
  });

  it('shows why it could not be loaded', async () => {
    renderConsole(<DiscountMatrixPage />, {
      client: { call: () => Promise.reject(new Error('The server is away')) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is away');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
