import { useMemo } from 'react';
import { useClosed } from '../closed/useClosed.ts';
import { FormColumns } from '../form/layout/FormColumns.tsx';
import { AsidePanel } from '../panels/AsidePanel.tsx';
import { useScreen } from '../ScreenContext.ts';
import { useIsEditable } from '../useIsEditable.ts';
import { useRecord } from '../useRecord.ts';
import { EditDetails } from './EditDetails.tsx';
import { FormArea } from './FormArea.tsx';
import { ShowLayout } from './show/ShowLayout.tsx';

/** The fields of the record: to change where the person may, else to read. */
export const Details = () => {
  const record = useRecord();
  const screen = useScreen();
  const { show, panels } = screen;
  const isEditable = useIsEditable();
  const closed = useClosed(useMemo(() => [record], [record]));
  const isShut = closed(record, 'edit') !== undefined;
  if (!isShut && isEditable(record)) return <EditDetails />;
  return (
    <FormArea>
      <FormColumns
        content={<ShowLayout layout={show} />}
        aside={panels.aside !== null && <AsidePanel name={panels.aside} />}
      />
    </FormArea>
  );
};
