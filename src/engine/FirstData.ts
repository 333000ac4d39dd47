import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, Store } from 'react-admin';
import type { HttpClient } from '#dataProvider/http/createHttpClient.ts';

/** What brings the data of the first page before anything is drawn. */
export interface FirstData {
  readonly client: HttpClient;
  readonly dataProvider: DataProvider;
  readonly queryClient: QueryClient;
  /** What the person has chosen on this computer. */
  readonly store: Pick<Store, 'getItem'>;
  /** Of the person the page is made for. */
  readonly roles: readonly string[];
  /** The query of the address. */
  readonly search: string;
}

/** Milliseconds for which data counts as just read: a page that brought it does not read it again. */
export const justRead = 1_000;
