import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderConsole } from '#tests/support/renderConsole.tsx';
import { TickBox } from './TickBox.tsx';

const Kept = () => {
  const [isOn, setOn] = useState(false);
  return <TickBox label="Keep me signed in" isOn={isOn} onChange={setOn} aria-describedby="why" />;
};

const box = () => screen.getByRole('checkbox', { name: 'Keep me signed in' });
const picture = (state: string) => document.querySelector(`.console-checkbox-${state}`);

describe('a box to tick', () => {
  it('is ticked by a click on its words and shows it', async () => {
    renderConsole(<Kept />);
    expect(box()).not.toBeChecked();
    expect(picture('off')).toBeInTheDocument();
    await userEvent.click(screen.getByText('Keep me signed in'));
    expect(box()).toBeChecked();
    expect(picture('on')?.querySelector('svg')).toBeInTheDocument();
    expect(picture('off')).toBeNull();
  });

  it('is reached and ticked with the keyboard', async () => {
    renderConsole(<Kept />);
    await userEvent.tab();
    expect(box()).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(box()).toBeChecked();
    await userEvent.keyboard(' ');
    expect(box()).not.toBeChecked();
  });

  it('hands other attributes to the box', () => {
    renderConsole(<Kept />);
    expect(box()).toHaveAttribute('aria-describedby', 'why');
  });
});
