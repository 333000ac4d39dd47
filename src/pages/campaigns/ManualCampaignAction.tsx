import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId, useRef, useState } from 'react';
import { campaignColumns } from '#contract/domain/calling/campaignFile.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import type { RunProps } from '#engine/actions/ActionsContext.ts';
import { AskFields, useAsked } from '#engine/actions/AskFields.tsx';
import { MatchColumns } from '#engine/import/match/MatchColumns.tsx';
import { saveText } from '#engine/import/saveText.ts';
import { FormDialog } from '#parts/controls/FormDialog.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { campaignAsk } from './campaignAsk.ts';
import { FileChecked, FileRefused } from './FileFaults.tsx';
import { OtherHeadings, useCampaignFile, type CampaignFile } from './useCampaignFile.ts';

const template = 'phone,name\n9812345678,Asha Menon\n';

/** A campaign that brings its numbers: the file is checked first, and tells what each wrong line lacks (0151). */
export const ManualCampaignAction = ({ onClose }: RunProps) => {
  const translate = useTranslate();
  const snackbar = useSnackbar();
  const heading = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<CampaignFile | null>(null);
  const file = chosen?.file;
  const [isMissed, setMissed] = useState(false);
  const asked = useAsked(campaignAsk, undefined, 'manual-campaign');
  const close = asked.leaving(onClose);
  const { check, create } = useCampaignFile(() => {
    snackbar('success', translate('campaign.file.done'));
    close();
  });
  const choose = (next: CampaignFile) => {
    setChosen(next);
    setMissed(false);
    create.reset();
    check.mutate(next);
  };
  const send = () => {
    const isComplete = asked.check();
    setMissed(!check.data);
    if (isComplete && chosen && check.data) create.mutate({ ...chosen, values: asked.values });
  };
  const error = check.error ?? create.error;
  return (
    <FormDialog
      isTyped={asked.isChanged || undefined}
      fullWidth
      maxWidth="sm"
      onClose={create.isPending ? undefined : close}
      aria-labelledby={heading}
    >
      <DialogTitle id={heading}>{translate('campaign.file.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Typography color="textSecondary">{translate('campaign.file.lead')}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Button
            {...(!file && { variant: 'contained', color: 'primary' })}
            startIcon={<Icon name="upload" />}
            loading={check.isPending}
            onClick={() => picker.current?.click()}
          >
            {translate(file ? 'campaign.file.other' : 'campaign.file.choose')}
          </Button>
          <Button
            startIcon={<Icon name="download" />}
            onClick={() => saveText('campaign.csv', template)}
          >
            {translate('campaign.file.template')}
          </Button>
          {file && <Typography sx={{ overflowWrap: 'anywhere' }}>{file.name}</Typography>}
        </Box>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".csv,.txt,.tsv,text/csv"
          aria-label={translate('campaign.file.input')}
          onChange={event => {
            const [picked] = event.target.files ?? [];
            // The same file may be chosen again once it is corrected.
            event.target.value = '';
            if (picked) choose({ file: picked });
          }}
        />
        <LiveRegion>{check.isPending ? translate('campaign.file.checking') : ''}</LiveRegion>
        {file && error instanceof OtherHeadings ? (
          <MatchColumns
            key={error.header.headings.join()}
            name="manual-campaign"
            columns={campaignColumns}
            title={translate('campaign.file.refused')}
            error={error.refused}
            header={error.header}
            said={chosen?.columns}
            onCheck={columns => choose({ file, columns })}
          />
        ) : (
          error && <FileRefused error={error} />
        )}
        {check.data && !error && <FileChecked answer={check.data} />}
        {isMissed && !error && (
          <Alert severity="error">{translate('campaign.file.fileFirst')}</Alert>
        )}
        <AskFields
          ask={campaignAsk}
          asked={asked}
          refused={create.error instanceof HttpError ? create.error.errors : []}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="text" size="large" onClick={close} disabled={create.isPending}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color="primary"
          size="large"
          loading={create.isPending}
          onClick={send}
        >
          {translate('campaign.file.create')}
        </Button>
      </DialogActions>
    </FormDialog>
  );
};
