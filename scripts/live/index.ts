/** What development needs beside the page and the calls: loaded at once, since each loading begins anew. */
export { serverPrefixes } from '#contract/domain/serverPrefixes.ts';
export { developmentLog } from './developmentLog.ts';
export { liveScreensPlugin } from './liveScreensPlugin.ts';
export { placeError } from './placeError.ts';
export { placeMigration } from './placeMigration.ts';
