// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/account-merge.schema.json` as its calls answer it. */
export interface AccountMerge {
  id: number;
  survivorId: number;
  survivorName?: string;
  accountIds: number[];
  mergedNames?: string;
  reason: string;
  movedCount?: number;
  mergedByName?: string;
  createdAt: string;
  undoUntil?: string;
  undoneAt?: string;
  state?: 'undoable' | 'final' | 'undone';
}
/** What people write of it; null clears a field. */
export interface AccountMergeFields {
  survivorId: number;
  accountIds: number[];
  reason: string;
}
