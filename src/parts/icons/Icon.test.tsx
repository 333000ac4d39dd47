import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Icon } from './Icon.tsx';

const drawn = (element: React.JSX.Element) => {
  const { container } = render(element);
  const svg = container.querySelector('svg');
  if (!svg) throw new Error('nothing was drawn');
  return svg;
};

const attributesOf = (svg: Element, ...names: string[]) =>
  names.map(name => svg.getAttribute(name));

describe('Icon', () => {
  it('is hidden from those who listen', () => {
    const svg = drawn(<Icon name="megaphone" />);
    expect(attributesOf(svg, 'aria-hidden', 'focusable')).toEqual(['true', 'false']);
    expect(svg.matches('.lucide.lucide-megaphone')).toBe(true);
  });

  it('is one path, drawn when it appears and when it becomes another', () => {
    const asked: string[] = [];
    vi.stubGlobal('drawIcon', (name: string, path: SVGPathElement) => {
      asked.push(name);
      path.setAttribute('d', `M ${name}`);
    });
    const { container, rerender } = render(<Icon name="check" />);
    rerender(<Icon name="check" size={20} />);
    rerender(<Icon name="x" size={20} />);
    expect(asked).toEqual(['check', 'x']);
    expect(container.querySelectorAll('*')).toHaveLength(2);
    expect(container.querySelector('svg > path')?.getAttribute('d')).toBe('M x');
    vi.unstubAllGlobals();
  });

  it('is drawn with strokes in the colour of the words', () => {
    const names = ['viewBox', 'fill', 'stroke', 'stroke-linecap', 'stroke-linejoin'];
    expect(attributesOf(drawn(<Icon name="check" />), ...names)).toEqual([
      '0 0 24 24',
      'none',
      'currentColor',
      'round',
      'round',
    ]);
  });

  it.each([
    [undefined, '16', '1.75'],
    [14, '14', '2'],
    [20, '20', '1.75'],
  ])(
    'of size %s has its place before the sprite is there, and strokes to match',
    (size, ...expected) => {
      const [side, width] = expected;
      const svg = drawn(<Icon name="check" {...(size === undefined ? {} : { size })} />);
      expect(attributesOf(svg, 'width', 'height', 'stroke-width')).toEqual([side, side, width]);
    },
  );

  it('takes a stroke, a class and a style of its own', () => {
    const svg = drawn(
      <Icon name="x" size={14} strokeWidth={2.5} className="go" style={{ marginTop: 3 }} />,
    );
    expect(svg.getAttribute('stroke-width')).toBe('2.5');
    expect(svg.matches('.lucide-x.go')).toBe(true);
    expect(svg.style.marginTop).toBe('3px');
  });
});
