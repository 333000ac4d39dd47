import { useTranslate } from 'react-admin';
import type { AnswerOf, BodyOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { makePasskey } from '../factors/passkeys.ts';
import type { Passkey } from './PasskeyRows.tsx';
import { useOwnAct } from './useOwnSecurity.ts';

type Begun = AnswerOf<CallOf<'ownSecurity.beginFactor'>>;
type Completed = BodyOf<CallOf<'ownSecurity.completeFactor'>>;

/** What is open over the page, and about what. */
export type Asked =
  | { readonly kind: 'app' | 'passkey'; readonly begun: Begun }
  | { readonly kind: 'rename' | 'remove'; readonly key: Passkey }
  | { readonly kind: 'remove-app' | 'make-codes' };

interface Around {
  readonly setAsked: (asked: Asked | null) => void;
  readonly setCodes: (codes: readonly string[] | undefined) => void;
}

/** What is done about one's factors; each says so when it is done. */
export const useFactorActs = ({ setAsked, setCodes }: Around) => {
  const translate = useTranslate();
  const client = useClient();
  const snackbar = useSnackbar();
  const say = (words: string) => snackbar('success', translate(words));
  const complete = useOwnAct((body: Completed) =>
    client.call('ownSecurity.completeFactor', { body }),
  );
  const removeApp = useOwnAct(() => client.call('ownSecurity.removeApp', {}));
  const remove = useOwnAct(({ id, version }: Passkey) =>
    client.call('ownSecurity.removePasskey', { params: { id }, body: { version } }),
  );
  const rename = useOwnAct(({ id, version, name }: Pick<Passkey, 'id' | 'version' | 'name'>) =>
    client.call('ownSecurity.renamePasskey', { params: { id }, body: { name, version } }),
  );
  const makeCodes = useOwnAct(() => client.call('ownSecurity.makeRecoveryCodes', {}));

  const begin = async (kind: 'code' | 'passkey') => {
    const begun = await client.call('ownSecurity.beginFactor', { body: { kind } });
    setAsked({ kind: kind === 'code' ? 'app' : 'passkey', begun });
  };
  const finish = async (body: Completed) => {
    const { recoveryCodes } = await complete.mutateAsync(body);
    setAsked(null);
    say('security.addedFactor');
    setCodes(recoveryCodes);
  };
  return {
    beginApp: () => begin('code'),
    beginPasskey: () => begin('passkey'),
    completeApp:
      ({ challenge }: Begun) =>
      (code: string) =>
        finish({ challenge, code }),
    completePasskey:
      ({ challenge, options = {} }: Begun) =>
      async (name: string) =>
        finish({ challenge, name, response: await makePasskey(options) }),
    rename: (key: Passkey) => async (name: string) => {
      await rename.mutateAsync({ ...key, name });
      setAsked(null);
      say('security.renamed');
    },
    /** What a question that was answered with yes does; undefined for what asks nothing. */
    confirmed: (asked: Asked): (() => Promise<unknown>) | undefined => {
      if (asked.kind === 'make-codes')
        return async () => setCodes((await makeCodes.mutateAsync(undefined)).recoveryCodes);
      const removing = async (work: Promise<unknown>) => {
        await work;
        say('security.removedFactor');
      };
      if (asked.kind === 'remove-app') return () => removing(removeApp.mutateAsync(undefined));
      if (asked.kind === 'remove') return () => removing(remove.mutateAsync(asked.key));
      return undefined;
    },
  };
};
