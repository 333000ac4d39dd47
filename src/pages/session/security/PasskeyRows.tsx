import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { RelativeTime } from '#parts/words/RelativeTime.tsx';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { SecurityRow, SecurityRows } from './SecuritySection.tsx';
import type { OwnSecurity } from './useOwnSecurity.ts';

export type Passkey = OwnSecurity['passkeys'][number];

interface Props {
  passkeys: readonly Passkey[];
  onRename: (key: Passkey) => void;
  onRemove: (key: Passkey) => void;
}

/** When something was added and last used. */
export const useFacts = () => {
  const translate = useTranslate();
  return ({ addedAt, lastUsedAt }: { addedAt: string; lastUsedAt?: string | undefined }) => [
    <>
      {translate('security.added')} <RelativeTime at={addedAt} />
    </>,
    lastUsedAt === undefined ? (
      translate('security.never')
    ) : (
      <>
        {translate('security.used')} <RelativeTime at={lastUsedAt} />
      </>
    ),
  ];
};

/** One's passkeys, by the names that one gave them. */
export const PasskeyRows = ({ passkeys, onRename, onRemove }: Props) => {
  const translate = useTranslate();
  const factsOf = useFacts();
  return (
    <SecurityRows>
      {passkeys.map(key => (
        <SecurityRow
          key={key.id}
          name={
            <>
              {key.name}
              {key.isBackedUp && (
                <StatusChip tone="neutral" icon="copy">
                  {translate('security.backedUp')}
                </StatusChip>
              )}
            </>
          }
          facts={factsOf(key)}
          acts={
            <>
              <Button
                variant="outlined"
                aria-label={`${translate('security.rename')}: ${key.name}`}
                onClick={() => onRename(key)}
              >
                {translate('security.rename')}
              </Button>
              <Button
                variant="outlined"
                color="error"
                aria-label={`${translate('security.remove')}: ${key.name}`}
                onClick={() => onRemove(key)}
              >
                {translate('security.remove')}
              </Button>
            </>
          }
        />
      ))}
    </SecurityRows>
  );
};
