import {
  useDataProvider,
  type CreateControllerProps,
  type CreateParams,
  type RaRecord,
} from 'react-admin';
import { useRef } from 'react';
import { canonicalJson } from '#contract/domain/canonicalJson.ts';
import { newKey } from '#dataProvider/http/requests/newKey.ts';
import { useScreen } from '../ScreenContext.ts';
import { storedRecord } from '../values/storedRecord.ts';
import type { Values } from '../values/withValueAt.ts';

/**
 * How React-Admin's create controller makes a record of the screen: with a key as `meta.intent`, the same while the same is
 * sent. When the answer was lost on its way, trying again makes no second record.
 */
export const useCreating = () => {
  const { resource } = useScreen();
  const dataProvider = useDataProvider();
  const last = useRef({ words: '', intent: '' });
  const mutationFn = async ({ data = {}, meta }: Partial<CreateParams<Values>>) => {
    const words = canonicalJson(data);
    if (words !== last.current.words) last.current = { words, intent: newKey() };
    const { intent } = last.current;
    return storedRecord(await dataProvider.create(resource, { data, meta: { ...meta, intent } }));
  };
  return {
    // Who may make one was asked where the page is drawn.
    disableAuthentication: true,
    // Without a connection it fails at once, so that the page can say so and try again itself.
    mutationOptions: { mutationFn, networkMode: 'always' },
  } satisfies CreateControllerProps<Values, Error, RaRecord>;
};
