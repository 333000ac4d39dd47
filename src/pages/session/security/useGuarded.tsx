import { useState, type ReactNode } from 'react';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { useTellFailure } from '#parts/failures/useTellFailure.ts';
import { ProofDialog } from './ProofDialog.tsx';
import type { OwnSecurity } from './useOwnSecurity.ts';

type Work = () => Promise<unknown>;

const isUnproved = (error: unknown): boolean =>
  error instanceof HttpError && error.code === 'PROOF_REQUIRED';

/**
 * Runs what the server asks a fresh proof for: where it asks, the person is asked, and the work is done then.
 * @returns the runner, and the dialog to draw
 */
export const useGuarded = (proofs: OwnSecurity['proofs']): [(work: Work) => void, ReactNode] => {
  const tellFailure = useTellFailure();
  const [waiting, setWaiting] = useState<Work | null>(null);
  const run = (work: Work) => {
    work().catch((error: unknown) => {
      if (isUnproved(error)) setWaiting(() => work);
      else tellFailure(error);
    });
  };
  const dialog = waiting && (
    <ProofDialog
      proofs={proofs}
      onClose={() => setWaiting(null)}
      onProved={() => {
        setWaiting(null);
        run(waiting);
      }}
    />
  );
  return [run, dialog];
};
