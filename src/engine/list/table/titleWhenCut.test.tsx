import { describe, expect, it } from 'vitest';
import { titleWhenCut } from './titleWhenCut.ts';

const cellOf = (words: string, needs: number) => {
  const cell = document.createElement('td');
  cell.className = 'plain end';
  cell.textContent = words;
  Object.defineProperty(cell, 'scrollWidth', { value: needs });
  Object.defineProperty(cell, 'clientWidth', { value: 100 });
  return cell;
};

describe('a cell of words that is pointed at', () => {
  it('tells in full what is cut off', () => {
    const cell = cellOf('Long words', 180);
    titleWhenCut({ target: cell });
    expect(cell.title).toBe('Long words');
  });

  it('tells what is cut off of a link', () => {
    const link = document.createElement('a');
    link.className = 'row-link';
    link.textContent = 'A long name';
    Object.defineProperty(link, 'scrollWidth', { value: 180 });
    Object.defineProperty(link, 'clientWidth', { value: 100 });
    titleWhenCut({ target: link });
    expect(link.title).toBe('A long name');
  });

  it('tells the words of now, and nothing once they fit', () => {
    const cell = cellOf('Short', 100);
    cell.title = 'Long words';
    titleWhenCut({ target: cell });
    expect(cell.hasAttribute('title')).toBe(false);
  });
});
