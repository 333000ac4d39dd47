import { fireEvent, render, screen } from '@testing-library/react';
import { ThemeProvider } from '@mui/system';
import { describe, expect, it } from 'vitest';
import { consoleTheme } from '#app/theme/consoleTheme.ts';
import { TextBox } from './TextBox.tsx';

const show = (box: React.ReactNode) =>
  render(<ThemeProvider theme={consoleTheme}>{box}</ThemeProvider>);

describe('a box to type into', () => {
  it('takes a click on its unit as one on its text', () => {
    show(<TextBox aria-label="Days" end="days" />);
    fireEvent.click(screen.getByText('days'));
    expect(document.activeElement).toBe(screen.getByLabelText('Days'));
  });

  it('leaves a button in it to itself', () => {
    show(<TextBox aria-label="From" end={<button type="button">Calendar</button>} />);
    fireEvent.click(screen.getByRole('button'));
    expect(document.activeElement).toBe(document.body);
  });

  it('is a text of several lines where that is asked for', () => {
    show(<TextBox aria-label="Description" isLong defaultValue="one" readOnly />);
    const text = screen.getByLabelText<HTMLTextAreaElement>('Description');
    expect([text.tagName, text.rows, text.readOnly, text.value]).toEqual([
      'TEXTAREA',
      3,
      true,
      'one',
    ]);
  });
});
