import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { useTellFailure } from '#parts/failures/useTellFailure.ts';
import { useScreen } from '../ScreenContext.ts';

/** Brings a removed record back by its id, and says so. */
export const useRestore = () => {
  const { resource } = useScreen();
  const translate = useTranslate();
  const client = useClient();
  const snackbar = useSnackbar();
  const tellFailure = useTellFailure();
  return useMutation({
    mutationFn: (id: string) => client.call('console.restore', { body: { resource, id } }),
    onSuccess: () => snackbar('success', translate('engine.gone.done')),
    onError: error => tellFailure(error),
  });
};
