import { beforeEach, describe, expect, it } from 'vitest';
import { createStorage } from '../http/http.fixture.ts';
import { createDraftStore, removeDraftsOfOthers } from './createDraftStore.ts';

let storage = createStorage();
beforeEach(() => {
  storage = createStorage();
});

const draft = { values: { name: 'A', amount: 0 }, version: 3, savedAt: 1000 };

describe('drafts', () => {
  it('come back after a reload, at their place only', () => {
    createDraftStore(storage, 7).keep({ resource: 'packages', id: 5 }, draft);
    const again = createDraftStore(storage, 7);
    expect(again.find({ resource: 'packages', id: '5' })).toEqual(draft);
    expect(again.find({ resource: 'packages', id: 6 })).toBeUndefined();
    expect(again.find({ resource: 'packages' })).toBeUndefined();
    expect(again.find({ resource: 'products', id: 5 })).toBeUndefined();
  });

  it('of a new record and of a record with the id "create" are two', () => {
    const drafts = createDraftStore(storage, 7);
    drafts.keep({ resource: 'packages' }, draft);
    expect(drafts.find({ resource: 'packages', id: 'create' })).toBeUndefined();
    expect(drafts.find({ resource: 'packages' })).toEqual(draft);
  });

  it('are gone once saved', () => {
    const drafts = createDraftStore(storage, 7);
    drafts.keep({ resource: 'packages', id: 5 }, draft);
    drafts.remove({ resource: 'packages', id: 5 });
    expect(drafts.find({ resource: 'packages', id: 5 })).toBeUndefined();
  });

  it('are not shown to another user, and removed when they sign in', () => {
    createDraftStore(storage, 7).keep({ resource: 'packages', id: 5 }, draft);
    createDraftStore(storage, 77).keep({ resource: 'packages', id: 5 }, draft);
    expect(createDraftStore(storage, 8).find({ resource: 'packages', id: 5 })).toBeUndefined();
    removeDraftsOfOthers(storage, 77);
    expect(createDraftStore(storage, 7).find({ resource: 'packages', id: 5 })).toBeUndefined();
    expect(createDraftStore(storage, 77).find({ resource: 'packages', id: 5 })).toEqual(draft);
  });

  it('are all removed at sign-out, and nothing else', () => {
    storage.setItem('theme', 'dark');
    createDraftStore(storage, 7).keep({ resource: 'packages' }, draft);
    removeDraftsOfOthers(storage);
    expect([storage.length, storage.getItem('theme')]).toEqual([1, 'dark']);
  });

  it.each(['not json', '{}', 'null', '{"values":null,"savedAt":1}', '{"values":{}}'])(
    'that cannot be read are none: %s',
    text => {
      createDraftStore(storage, 7).keep({ resource: 'packages' }, draft);
      storage.setItem(storage.key(0) ?? '', text);
      expect(createDraftStore(storage, 7).find({ resource: 'packages' })).toBeUndefined();
    },
  );

  it('a full storage does not stop anyone', () => {
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const drafts = createDraftStore(storage, 7);
    drafts.keep({ resource: 'packages' }, draft);
    expect(drafts.find({ resource: 'packages' })).toBeUndefined();
  });
});
