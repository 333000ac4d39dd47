import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { consoleTheme } from '#app/theme/consoleTheme.ts';
import { ListSelect } from './ListSelect.tsx';

const show = (props: Partial<React.ComponentProps<typeof ListSelect>> = {}) => {
  const choose = vi.fn<(value: string) => void>();
  render(
    <ThemeProvider theme={consoleTheme}>
      <ListSelect
        aria-label="Rows"
        value="10"
        onChange={event => choose(event.target.value)}
        {...props}
      >
        <option>10</option>
        <option>20</option>
      </ListSelect>
    </ThemeProvider>,
  );
  const list = screen.getByRole('combobox', { name: 'Rows' });
  return { choose, list, box: list.parentElement as HTMLElement };
};

describe('a list to choose from', () => {
  it('is the browser’s own and tells what was chosen', async () => {
    const { choose, list, box } = show();
    expect(list).toHaveValue('10');
    expect(box.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await userEvent.selectOptions(list, '20');
    expect(choose).toHaveBeenCalledWith('20');
  });

  it('has no sign of a list where nothing can be chosen', () => {
    const { list, box } = show({ isReadonly: true });
    expect(list).toBeDisabled();
    expect(box).toHaveAttribute('data-readonly');
    expect(box.querySelector('svg')).toBeNull();
  });

  it('takes the measures of its place and shows that its value cannot be taken', () => {
    const { box } = show({ isSmall: true, isInvalid: true, isFull: true });
    expect(box).toHaveStyle({ minHeight: '32px', width: '100%' });
    expect(box).toHaveAttribute('data-invalid');
  });

  it('is as wide as its choices else', () => {
    expect(show().box).toHaveStyle({ minHeight: '36px', display: 'inline-flex' });
  });
});
