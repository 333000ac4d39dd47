import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ComputedIncentive } from '#contract/domain/incentives/computeIncentive.ts';
import { percentText, rangeWords } from '#contract/domain/incentives/incentiveMessages.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { Money } from '#parts/words/Money.tsx';
import { useLanguage } from '#parts/useLanguage.ts';
import { figureTable } from '#parts/paper/figureTable.ts';

interface Props {
  computed: ComputedIncentive;
  cap: number | null;
}

/** From target to incentive, a column for each kind: what was reached, the slab, what it earned, the cap. */
export const FigureParts = ({ computed, cap }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { parts, beforeCap, incentive } = computed;
  const say = (name: string) => translate(`incentives.figure.${name}`);
  const rows = [
    ['target', parts.map(({ type, target }) => <Money key={type} paise={target} />)],
    ['achieved', parts.map(({ type, achieved }) => <Money key={type} paise={achieved} />)],
    ['accounts', parts.map(({ accountsClosed }) => writeNumber(accountsClosed))],
    [
      'reached',
      parts.map(({ reached }) => (reached === null ? say('no_target') : percentText(reached))),
    ],
    [
      'slab',
      parts.map(({ slab, reached }) =>
        slab ? rangeWords(slab)[language] : reached === null ? '-' : say('gap'),
      ),
    ],
    ['rate', parts.map(({ slab }) => (slab ? percentText(slab.incentive) : '-'))],
    ['earned', parts.map(({ type, earned }) => <Money key={type} paise={earned} />)],
  ] as const;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={figureTable}>
        <thead>
          <tr>
            <th scope="col">{say('head')}</th>
            {parts.map(({ type }) => (
              <th scope="col" key={type}>
                {translate(`incentives.type.${type}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, cells]) => (
            <tr key={name}>
              <th scope="row">{say(name)}</th>
              {parts.map(({ type }, at) => (
                <td key={type}>{cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {cap !== null && beforeCap > cap && (
            <tr>
              <th scope="row">{say('cap')}</th>
              <td colSpan={Math.max(1, parts.length)}>
                <Money paise={cap} />
              </td>
            </tr>
          )}
          <tr>
            <th scope="row">{say('incentive')}</th>
            <td colSpan={Math.max(1, parts.length)}>
              <Money paise={incentive} />
            </td>
          </tr>
        </tfoot>
      </Box>
    </Box>
  );
};
