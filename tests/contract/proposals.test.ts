import { describe, expect, it } from 'vitest';
import { readScreens } from '#backend/screens/readScreens.ts';
import { proposalsResource } from '#contract/domain/proposals/proposalStates.ts';
import { approveVerb, canDo, rowsFor } from '#contract/model/rights/screenAccess.ts';
import { roleCodes } from '#contract/domain/roles.ts';
import { evaluate } from '#contract/rules/evaluate.ts';

const screens = readScreens();
const proposals = screens.get(proposalsResource);
const waiting = [...screens.values()].flatMap(screen =>
  screen.type === 'records' && screen.approval ? [screen] : [],
);

/* Who changes or approves on a screen with `approval` finds its proposals, by their screen's name. */
describe.each(waiting)('$resource', screen => {
  it.each(
    roleCodes.filter(role => ['edit', approveVerb].some(verb => canDo(screen, [role], verb))),
  )('%s sees its proposals', role => {
    if (proposals?.type !== 'records') throw new Error('proposals is no screen of records');
    const rows = rowsFor(proposals, [role], 'list');
    expect(evaluate(rows, { record: { resource: screen.resource } })).toBe(true);
    expect(proposals.fields['resource']?.options.map(({ value }) => value)).toContain(
      screen.resource,
    );
  });
});
