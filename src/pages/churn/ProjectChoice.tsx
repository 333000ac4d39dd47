import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import { writeNumber } from '#contract/kinds/number.ts';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { useChurnProjects } from './useDryRun.ts';

interface Props {
  profileUuid: string | undefined;
  ids: readonly number[];
  onChoose: (ids: readonly number[]) => void;
}

/** The projects of the profile to choose several from; says where there are more than are read (T69). */
export const ProjectChoice = ({ profileUuid = '', ids, onChoose }: Props) => {
  const translate = useTranslate();
  const { data, error, isLoading, refetch } = useChurnProjects(profileUuid);
  if (profileUuid === '')
    return <Box sx={{ color: 'text.secondary' }}>{translate('churn.many.profile_first')}</Box>;
  if (error)
    return (
      <ErrorState
        error={error}
        title={translate('churn.many.projects_failed')}
        onRetry={() => refetch()}
      />
    );
  if (isLoading || !data) return <Skeleton height={96} />;
  const all = data.results;
  if (all.length === 0)
    return <Box sx={{ color: 'text.secondary' }}>{translate('churn.many.none')}</Box>;
  const chosen = new Set(ids);
  const isAll = all.every(({ id }) => chosen.has(id));
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ typography: 'body2', p: 0 }}>
        {data.totalCount > all.length
          ? translate('churn.many.first', {
              shown: writeNumber(all.length),
              total: writeNumber(data.totalCount),
            })
          : translate('churn.many.choose')}
      </Box>
      <Box sx={{ display: 'grid', maxHeight: 240, overflowY: 'auto', pl: 1 }}>
        {all.length > 1 && (
          <FormControlLabel
            control={
              <Checkbox
                checked={isAll}
                indeterminate={!isAll && ids.length > 0}
                onChange={() => onChoose(isAll ? [] : all.map(({ id }) => id))}
              />
            }
            label={translate('churn.many.all', { smart_count: all.length })}
          />
        )}
        {all.map(({ id, name, cityName }) => (
          <FormControlLabel
            key={id}
            control={
              <Checkbox
                checked={chosen.has(id)}
                onChange={() =>
                  onChoose(chosen.has(id) ? ids.filter(one => one !== id) : [...ids, id])
                }
              />
            }
            label={`${name}, ${cityName}`}
          />
        ))}
      </Box>
    </Box>
  );
};
