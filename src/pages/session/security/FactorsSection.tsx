import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#parts/controls/ConfirmDialog.tsx';
import { AddAppDialog } from './AddAppDialog.tsx';
import { CodesDialog } from './CodesDialog.tsx';
import { NameDialog } from './NameDialog.tsx';
import { PasskeyRows, useFacts } from './PasskeyRows.tsx';
import { SecurityRow, SecurityRows, SecuritySection } from './SecuritySection.tsx';
import { useFactorActs, type Asked } from './useFactorActs.ts';
import { useGuarded } from './useGuarded.tsx';
import type { OwnSecurity } from './useOwnSecurity.ts';

/** What is asked before something goes, by what it is. */
const questionOf = (asked: Asked) => {
  if (asked.kind === 'remove-app')
    return { title: 'removeApp', text: 'removeAppText', act: 'remove' };
  if (asked.kind === 'make-codes')
    return { title: 'makeCodesTitle', text: 'makeCodesText', act: 'makeCodes' };
  return { title: 'removePasskey', text: 'removePasskeyText', act: 'remove' };
};

/** The authenticator app, the passkeys and the recovery codes. */
export const FactorsSection = ({ own }: { own: OwnSecurity }) => {
  const translate = useTranslate();
  const factsOf = useFacts();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [codes, setCodes] = useState<readonly string[]>();
  const [guard, proofDialog] = useGuarded(own.proofs);
  const acts = useFactorActs({ setAsked, setCodes });
  const close = () => setAsked(null);
  const hasFactor = own.app !== undefined || own.passkeys.length > 0;
  if (!own.isOn)
    return (
      <SecuritySection title={translate('security.factors')}>
        <Alert severity="info" sx={{ mt: 3 }}>
          {translate('security.off', { name: own.missing })}
        </Alert>
      </SecuritySection>
    );
  const isQuestion =
    asked?.kind === 'remove-app' || asked?.kind === 'make-codes' || asked?.kind === 'remove';
  const question = asked && isQuestion ? questionOf(asked) : undefined;
  return (
    <SecuritySection
      title={translate('security.factors')}
      hint={[
        translate('security.optional'),
        ...(own.isRequired ? [translate('security.required')] : []),
      ].join(' ')}
    >
      <SecurityRows>
        <SecurityRow
          name={translate('security.app')}
          facts={own.app ? factsOf(own.app) : [translate('security.appOff')]}
          acts={
            own.app ? (
              <Button
                variant="outlined"
                color="error"
                aria-label={`${translate('security.remove')}: ${translate('security.app')}`}
                onClick={() => setAsked({ kind: 'remove-app' })}
              >
                {translate('security.remove')}
              </Button>
            ) : (
              <Button
                variant="outlined"
                aria-label={`${translate('security.setUp')}: ${translate('security.app')}`}
                onClick={() => guard(acts.beginApp)}
              >
                {translate('security.setUp')}
              </Button>
            )
          }
        />
        <SecurityRow
          name={translate('security.codes')}
          facts={[
            hasFactor
              ? translate('security.codesLeft', { smart_count: own.recoveryCodesLeft })
              : translate('security.codesNone'),
          ]}
          acts={
            hasFactor && (
              <Button variant="outlined" onClick={() => setAsked({ kind: 'make-codes' })}>
                {translate('security.makeCodes')}
              </Button>
            )
          }
        />
      </SecurityRows>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mt: 5 }}>
        <Typography component="h3" variant="h3" sx={{ flex: 1 }}>
          {translate('security.passkeys')}
        </Typography>
        {own.hasPasskeys && (
          <Button variant="outlined" onClick={() => guard(acts.beginPasskey)}>
            {translate('security.addPasskey')}
          </Button>
        )}
      </Box>
      {own.passkeys.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {translate(own.hasPasskeys ? 'security.noPasskey' : 'security.noPasskeys')}
        </Typography>
      )}
      <PasskeyRows
        passkeys={own.passkeys}
        onRename={key => setAsked({ kind: 'rename', key })}
        onRemove={key => setAsked({ kind: 'remove', key })}
      />
      {asked?.kind === 'app' && (
        <AddAppDialog
          begun={asked.begun}
          complete={acts.completeApp(asked.begun)}
          onClose={close}
        />
      )}
      {asked?.kind === 'passkey' && (
        <NameDialog
          title={translate('security.addPasskey')}
          submit={translate('factor.setUp.make')}
          initial=""
          save={acts.completePasskey(asked.begun)}
          onClose={close}
        />
      )}
      {asked?.kind === 'rename' && (
        <NameDialog
          title={translate('security.rename')}
          submit={translate('security.save')}
          initial={asked.key.name}
          save={acts.rename(asked.key)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={question !== undefined}
        tone="danger"
        title={
          question
            ? translate(`security.${question.title}`, {
                name: asked?.kind === 'remove' ? asked.key.name : '',
              })
            : ''
        }
        confirmLabel={question ? translate(`security.${question.act}`) : ''}
        onConfirm={() => {
          const act = asked && acts.confirmed(asked);
          close();
          if (act) guard(act);
        }}
        onClose={close}
      >
        {question && translate(`security.${question.text}`)}
      </ConfirmDialog>
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
      {proofDialog}
    </SecuritySection>
  );
};
