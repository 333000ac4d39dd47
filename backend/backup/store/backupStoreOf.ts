import type { BackupPlace } from '../../settings/operation/backupsOf.ts';
import type { BackupStore } from './BackupStore.ts';
import { folderBackups } from './folderBackups.ts';

/** The store of a place; what speaks to a bucket is loaded only for one. */
export const backupStoreOf = async (place: BackupPlace): Promise<BackupStore> => {
  if (place.kind === 'folder') return folderBackups(place.folder);
  const { s3Backups } = await import('./s3Backups.ts');
  return s3Backups(place);
};
