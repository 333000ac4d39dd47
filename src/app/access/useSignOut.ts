import { useQueryClient } from '@tanstack/react-query';
import { useLogout } from 'react-admin';

/**
 * Signs the person out. What is still being read for them is let go first: it would only be refused. The next person does
 * not land on this one's page.
 */
export const useSignOut = (): (() => void) => {
  const logout = useLogout();
  const queries = useQueryClient();
  return () => {
    void queries.cancelQueries();
    void logout({}, undefined, false);
  };
};
