import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { periodName } from '#contract/domain/incentives/periodName.ts';
import { percentText } from '#contract/domain/incentives/incentiveMessages.ts';
import { reachedShare } from '#contract/domain/incentives/slabs.ts';
import { LazyPairs } from '#engine/charts/lazyPairs.tsx';
import { Money } from '#parts/words/Money.tsx';
import { useLanguage } from '#parts/useLanguage.ts';
import { figureTable } from '#parts/paper/figureTable.ts';

export interface CycleSum {
  readonly cycleId: number;
  readonly name: string;
  readonly target: number;
  readonly achieved: number;
}

/** Target against achieved by cycle, oldest first: a plot, and the table behind it. */
export const TargetChart = ({ cycles }: { cycles: readonly CycleSum[] }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const say = (name: string) => translate(`incentives.figure.${name}`);
  return (
    <>
      <LazyPairs
        names={cycles.map(({ name }) => periodName(name, language))}
        aim={{ label: say('target'), values: cycles.map(({ target }) => target) }}
        real={{ label: say('achieved'), values: cycles.map(({ achieved }) => achieved) }}
      />
      <Box component="table" sx={figureTable}>
        <thead>
          <tr>
            {['cycle', 'target', 'achieved', 'reached'].map(name => (
              <th scope="col" key={name}>
                {say(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cycles.map(({ cycleId, name, target, achieved }) => {
            const reached = reachedShare(achieved, target);
            return (
              <tr key={cycleId}>
                <th scope="row">{periodName(name, language)}</th>
                <td>
                  <Money paise={target} isShort />
                </td>
                <td>
                  <Money paise={achieved} isShort />
                </td>
                <td>{reached === null ? '-' : percentText(reached)}</td>
              </tr>
            );
          })}
        </tbody>
      </Box>
    </>
  );
};
