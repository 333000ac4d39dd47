import { createContext, useContext } from 'react';
import type { HttpClient } from '#dataProvider/http/createHttpClient.ts';

export const ClientContext = createContext<HttpClient | null>(null);

/** The HTTP client, for documented calls that are not list, get, create, update or remove of a resource. */
export const useClient = (): HttpClient => {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient needs a ClientContext above it');
  return client;
};
