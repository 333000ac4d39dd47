import { expect, it } from 'vitest';
import { checkBeginnings } from './checkBeginnings.ts';

const screens = (newWith: readonly string[] | undefined) => [
  {
    file: 'accounts.json',
    content: {
      resource: 'accounts',
      actions: { begin: { new: 'deals', preset: { accountId: { $: 'record.id' } } } },
    },
  },
  { file: 'deals.json', content: { resource: 'deals', newWith } },
];

it.each([
  [['accountId'], []],
  [['cityId', 'accountId'], []],
  [['cityId'], ['/actions/begin/preset/accountId']],
  [undefined, ['/actions/begin/preset/accountId']],
])('a screen that takes %j from an address: faults at %j', (newWith, expected) => {
  const faults = checkBeginnings(screens(newWith));
  expect(faults.map(({ pointer }) => pointer)).toEqual(expected);
});

it('says where to name the field', () => {
  expect(checkBeginnings(screens(undefined))[0]).toMatchObject({
    file: 'accounts.json',
    message: 'deals.json does not accept "accountId" in an address: add it to "newWith" there',
  });
});

it('passes over what is removed of a screen that is not there', () => {
  const content = { resource: 'accounts', extends: 'acounts', actions: { begin: null } };
  expect(checkBeginnings([{ file: 'accounts.json', content }])).toEqual([]);
});
