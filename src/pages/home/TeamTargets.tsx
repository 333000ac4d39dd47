import { leadsPeople } from '#contract/domain/performance/performanceLevels.ts';
import { useGrants } from '../dashboards/useGrants.ts';
import { TeamStanding } from '../performance/TeamStanding.tsx';

/** Targets of one's people, for those who lead some. */
export const TeamTargets = () =>
  leadsPeople(useGrants().map(({ code }) => code)) ? <TeamStanding /> : null;
