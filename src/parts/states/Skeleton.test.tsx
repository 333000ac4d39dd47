import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { consoleTheme } from '#app/theme/consoleTheme.ts';
import { Initials } from '../words/Initials.tsx';
import { Skeleton } from './Skeleton.tsx';

const show = (part: React.ReactNode) =>
  render(<ThemeProvider theme={consoleTheme}>{part}</ThemeProvider>);

const first = (container: HTMLElement) => container.firstElementChild as HTMLElement;

describe('what stands in for what loads', () => {
  it('has its size', () => {
    const { container } = show(<Skeleton width="70%" height={12} />);
    expect(first(container).style).toMatchObject({ width: '70%', height: '12px' });
    expect(first(container)).toHaveStyle({ borderRadius: '4px' });
  });

  it('is round for a person', () => {
    const { container } = show(<Skeleton isRound width={28} height={28} />);
    expect(first(container)).toHaveStyle({ borderRadius: '50%' });
  });
});

describe('a person by initials', () => {
  it('is not read aloud: the name stands beside', () => {
    const { container } = show(<Initials name="Aditi Sharma" size={40} />);
    expect(first(container)).toHaveTextContent('AS');
    expect(first(container)).toHaveAttribute('aria-hidden', 'true');
    expect(first(container)).toHaveStyle({ borderRadius: '50%', width: '40px', fontSize: '14px' });
  });

  it('is a square for a record', () => {
    const { container } = show(<Initials name="Premium" isSquare />);
    expect(first(container)).toHaveStyle({ borderRadius: '6px', width: '28px', fontSize: '11px' });
  });
});
