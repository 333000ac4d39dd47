import { describe, expect, it } from 'vitest';
import { searchWords } from './searchWords.ts';

describe('what a search box searches', () => {
  it.each([
    [['Name'], 'en', 'Name'],
    [['Name', 'Work e-mail'], 'en', 'Name or work e-mail'],
    [['Legal name', 'GSTIN', 'Account'], 'en', 'Legal name, GSTIN or account'],
    [['नाम', 'GSTIN', 'खाता'], 'hi', 'नाम, GSTIN या खाता'],
    // Two fields of one name are one to those who read.
    [['Name', 'Agent', 'Agent'], 'en', 'Name or agent'],
    [[], 'en', ''],
  ] as const)('%j in %s: %s', (labels, language, words) => {
    expect(searchWords(labels, language)).toBe(words);
  });
});
