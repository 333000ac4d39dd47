import { act, fireEvent, screen as page } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { TypedInput } from './TypedInput.tsx';

const commits = [vi.fn<(text: string) => void>(), vi.fn<(text: string) => void>()] as const;

beforeEach(() => commits.forEach(commit => commit.mockClear()));

/** A field that moves to another place and then goes, without a word to what is typed in it. */
const Moving = () => {
  const [moves, setMoves] = useState(0);
  const onCommit = commits[moves];
  return (
    <>
      {onCommit && (
        <TypedInput
          id="typed"
          text=""
          isReadonly={false}
          isInvalid={false}
          describedBy={undefined}
          onCommit={onCommit}
        />
      )}
      <div data-testid="move" onMouseEnter={() => setMoves(count => count + 1)} />
    </>
  );
};

const open = async () => {
  renderConsole(<Moving />);
  fireEvent.input(await page.findByRole('textbox'), { target: { value: '4:30 pm' } });
};
const move = () => fireEvent.mouseEnter(page.getByTestId('move'));

it('hands over what was typed a moment before it goes, to its last place and only once', async () => {
  await open();
  move();
  expect(commits[1]).not.toHaveBeenCalled();
  move();
  fireEvent.click(document.body);
  expect(commits[0]).not.toHaveBeenCalled();
  expect(commits[1].mock.calls).toEqual([['4:30 pm']]);
});

it.each(['click', 'change', 'submit'] as const)('hands over before a %s elsewhere', async name => {
  await open();
  fireEvent[name](document.body);
  expect(commits[0].mock.calls).toEqual([['4:30 pm']]);
});

describe('a value that comes while the field has the focus', () => {
  /** A field whose value is proposed a moment later. */
  const Proposed = () => {
    const [text, setText] = useState('');
    return (
      <>
        <TypedInput
          id="typed"
          text={text}
          isReadonly={false}
          isInvalid={false}
          describedBy={undefined}
          onCommit={commits[0]}
        />
        <div data-testid="propose" onMouseEnter={() => setText('Milestone 1')} />
      </>
    );
  };
  const field = () => page.getByRole<HTMLInputElement>('textbox');

  it('fills an empty one, selected for whoever types on', async () => {
    renderConsole(<Proposed />);
    await page.findByRole('textbox');
    act(() => field().focus());
    fireEvent.mouseEnter(page.getByTestId('propose'));
    expect(field().value).toBe('Milestone 1');
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 'Milestone 1'.length]);
  });

  it('leaves what somebody types', async () => {
    renderConsole(<Proposed />);
    await page.findByRole('textbox');
    act(() => field().focus());
    fireEvent.input(field(), { target: { value: 'My' } });
    fireEvent.mouseEnter(page.getByTestId('propose'));
    expect(field().value).toBe('My');
  });
});

describe('what cannot be read', () => {
  const unread = 'Enter an amount, such as 78,000';
  const Told = ({ isInvalid = false }: { isInvalid?: boolean }) => {
    const [text, setText] = useState('');
    return (
      <TypedInput
        id="typed"
        text={text}
        unread={text === '' ? undefined : unread}
        isReadonly={false}
        isInvalid={isInvalid}
        describedBy="help"
        onCommit={setText}
      />
    );
  };
  const type = async (box: HTMLElement) => {
    fireEvent.focus(box);
    fireEvent.input(box, { target: { value: 'abc' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    await act(async () => undefined);
  };

  it('is told on leaving the field, not while someone types there, and keeps what was typed', async () => {
    renderConsole(<Told />);
    const box = await page.findByRole('textbox');
    await type(box);
    expect(page.queryByRole('alert')).toBeNull();
    expect(box).not.toHaveAttribute('aria-invalid');
    fireEvent.blur(box);
    expect(page.getByRole('alert')).toHaveTextContent(unread);
    expect(box).toHaveAttribute('aria-invalid', 'true');
    expect(box).toHaveAttribute('aria-describedby', 'typed-unread help');
    expect(box).toHaveValue('abc');
    fireEvent.focus(box);
    expect(page.queryByRole('alert')).toBeNull();
  });

  it('is told once, where the form has told it already', async () => {
    renderConsole(<Told isInvalid />);
    const box = await page.findByRole('textbox');
    await type(box);
    fireEvent.blur(box);
    expect(page.queryByRole('alert')).toBeNull();
    expect(box).toHaveAttribute('aria-describedby', 'help');
  });
});
