import { fireEvent, render, screen } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
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

  it('is lower in a toolbar and marked where its text cannot be taken', () => {
    show(<TextBox aria-label="Days" isSmall isInvalid />);
    const box = screen.getByLabelText('Days').parentElement;
    expect(box).toHaveStyle({ minHeight: '32px' });
    expect(box).toHaveAttribute('data-invalid');
  });

  it('takes a click on its picture, and the style of its place', () => {
    show(<TextBox aria-label="Find" type="search" start={<svg />} sx={{ width: 200 }} />);
    const field = screen.getByRole('searchbox', { name: 'Find' });
    expect(field.parentElement).toHaveStyle({ width: '200px' });
    fireEvent.click(field.parentElement?.querySelector('span') as HTMLElement);
    expect(document.activeElement).toBe(field);
  });
});
