import { expect, it } from 'vitest';
import { isMentioned, mentionBegun, putMention, splitByMentions } from './mentions.ts';

it.each([
  ['@', { at: 0, words: '' }],
  ['Ask @im', { at: 4, words: 'im' }],
  ['Ask (@Imran Qu', { at: 5, words: 'Imran Qu' }],
  ["@D'Souza", { at: 0, words: "D'Souza" }],
  ['@लक्ष्मी', { at: 0, words: 'लक्ष्मी' }],
  ['mail a@b', undefined],
  ['@one two three four', undefined],
  ['@im,', undefined],
  ['', undefined],
])('a name is begun in %j: %j', (text, found) => {
  expect(mentionBegun(text, text.length)).toEqual(found);
});

it('puts the name where it was begun, and the caret behind it', () => {
  const text = 'Ask @im about it';
  const found = mentionBegun(text, 7);
  expect(found && putMention(text, found, 'Imran Qureshi')).toEqual({
    text: 'Ask @Imran Qureshi about it',
    caret: 19,
  });
});

it.each([
  ['Ask @Anil Rao.', 'Anil Rao', true],
  ['Ask @Anil Raomane', 'Anil Rao', false],
  ['@Anil Raomane and @Anil Rao', 'Anil Rao', true],
  ['Ask Anil Rao', 'Anil Rao', false],
])('%j names %s: %s', (text, name, is) => {
  expect(isMentioned(text, name)).toBe(is);
});

it('marks the longest name that stands there', () => {
  expect(splitByMentions('Hi @Anil Rao Das, @Anil Rao!', ['Anil Rao', 'Anil Rao Das'])).toEqual([
    { text: 'Hi ', isMention: false },
    { text: '@Anil Rao Das', isMention: true },
    { text: ', ', isMention: false },
    { text: '@Anil Rao', isMention: true },
    { text: '!', isMention: false },
  ]);
});
