import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate, useTranslate, useCreatePath, useCanAccess } from 'react-admin';
import { importColumns } from '#contract/model/importColumns.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { PageBody } from '#parts/page/PageBody.tsx';
import { PageHeader } from '#parts/page/PageHeader.tsx';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { useLeaveGuard } from '../form/useLeaveGuard.ts';
import { Forbidden } from '../Forbidden.tsx';
import { LeaveDialog } from '../form/LeaveDialog.tsx';
import { useScreen } from '../ScreenContext.ts';
import { useNames } from '../useNames.ts';
import { ApplyBar } from './ApplyBar.tsx';
import { Checked } from './Checked.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { Columns } from './match/Columns.tsx';
import { MatchColumns } from './match/MatchColumns.tsx';
import { PastImports } from './past/PastImports.tsx';
import { Refused } from './Refused.tsx';
import { Steps } from './Steps.tsx';
import { useImport, type ImportState } from './useImport.ts';
import { Working } from './Working.tsx';

const Chip = ({ step }: { step: ImportState['step'] }) => {
  const translate = useTranslate();
  if (step === 'applied')
    return <StatusChip tone="success">{translate('engine.import.chip.applied')}</StatusChip>;
  if (step !== 'checked' && step !== 'checking') return null;
  return (
    <StatusChip tone="info" icon="flask-conical">
      {translate('engine.import.chip.dry_run')}
    </StatusChip>
  );
};

/** Name and size of the file, and how many lines it has. */
const useContext = (state: ImportState): string | undefined => {
  const translate = useTranslate();
  if (state.step === 'choose') return undefined;
  const { name, size } = state.file;
  const facts = [
    name,
    translate('engine.import.size', { size: writeNumber(Math.ceil(size / 1024)) }),
  ];
  if ('answer' in state) {
    const { lines } = state.answer.counts;
    facts.push(
      translate('engine.import.lines_of', { smart_count: lines, count: writeNumber(lines) }),
    );
  }
  return facts.join(' · ');
};

const Import = () => {
  const screen = useScreen();
  const { resource } = screen;
  const createPath = useCreatePath();
  const translate = useTranslate();
  const navigate = useNavigate();
  const { many } = useNames();
  const { state, check, apply, restart } = useImport();
  const context = useContext(state);
  const { step } = state;
  const isOpen = step === 'checked' || step === 'applying';
  const waits = isOpen && state.answer.importId !== undefined;
  const guard = useLeaveGuard(waits);
  const fault =
    step === 'unfit'
      ? translate(`engine.import.fault.${state.fault}`)
      : step === 'refused'
        ? state.error
        : undefined;
  const isMatching = step === 'matching';
  const isChoosing = isMatching || step === 'choose' || step === 'unfit' || step === 'refused';
  const title = translate('engine.import.title', { names: many });

  return (
    <>
      <PageBody>
        <PageHeader
          title={title}
          crumb={translate('engine.import.crumb')}
          chip={<Chip step={step} />}
          context={context}
          secondary={
            step === 'checked' && (
              <Button startIcon={<Icon name="file-up" />} onClick={restart}>
                {translate('engine.import.another')}
              </Button>
            )
          }
        />
        <Steps step={step} />
        {isChoosing && (
          <Box sx={{ display: 'grid', gap: 8, maxWidth: 960 }}>
            <div>
              {fault !== undefined && (
                <Refused title={translate('engine.import.unreadable')} error={fault} />
              )}
              {isMatching && (
                <MatchColumns
                  // Another file begins with its own headings.
                  key={state.header.headings.join()}
                  name={screen.resource}
                  columns={importColumns(screen)}
                  keepsUnknown={screen.import?.call !== null}
                  error={state.error}
                  header={state.header}
                  said={state.columns}
                  onCheck={columns => void check(state.file, columns)}
                />
              )}
              <ChooseFile onFile={file => void check(file)} />
            </div>
            <Columns />
            {!isMatching && <PastImports />}
          </Box>
        )}
        {step === 'checking' && <Working what="checking" run={state.run} />}
        {'answer' in state && (
          <Checked
            // Another check begins with its own lines in view.
            key={state.key}
            state={state}
            onCheckAgain={() => void check(state.file)}
            onRestart={restart}
          />
        )}
      </PageBody>
      {isOpen && (
        <ApplyBar
          answer={state.answer}
          fileName={state.file.name}
          isApplying={step === 'applying'}
          onApply={() => void apply(state)}
          onCancel={() => navigate(createPath({ resource, type: 'list' }))}
        />
      )}
      <LeaveDialog guard={guard} onLeave={restart} />
    </>
  );
};

/** Records of the screen from a file: choose it, see what it would do, apply it. */
export const ImportPage = () => {
  const { resource, import: how } = useScreen();
  const { canAccess } = useCanAccess({ resource, action: 'import' });
  return how !== null && canAccess ? <Import /> : <Forbidden />;
};
