import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';
import type { IconName } from '#parts/icons/icons.ts';
import { Initials } from '#parts/words/Initials.tsx';
import type { DemoPerson, DemoTeam } from '#parts/StartContext.ts';
import { StatusChip } from '#parts/words/StatusChip.tsx';

const teamIcons: Readonly<Record<string, IconName | undefined>> = {
  Sales: 'phone-call',
  'Approvals and finance': 'circle-check',
  'Content and ads': 'panel-top',
  Administration: 'shield-check',
};

interface CardProps {
  person: DemoPerson;
  isBusy: boolean;
  isDisabled: boolean;
  onChoose: () => void;
}

const PersonCard = ({ person, isBusy, isDisabled, onChoose }: CardProps) => (
  <ButtonBase
    disabled={isDisabled}
    aria-busy={isBusy}
    onClick={onChoose}
    sx={theme => ({
      display: 'flex',
      alignItems: 'center',
      gap: 3,
      width: '100%',
      height: '100%',
      minHeight: 76,
      p: '10px 12px',
      textAlign: 'left',
      borderRadius: '8px',
      border: `1px solid ${theme.vars.palette.divider}`,
      background: theme.vars.palette.background.paper,
      '& .console-go': { visibility: 'hidden', flex: 'none', color: 'primary.text' },
      '&:hover, &:focus-visible': {
        borderColor: theme.vars.palette.primary.main,
        boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
        '& .console-go': { visibility: 'visible' },
      },
    })}
  >
    <Initials name={person.name} size={40} />
    <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
      <Box component="span" sx={{ display: 'block', fontSize: 14, fontWeight: 500 }}>
        {person.name}
      </Box>
      <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
        {person.title}
      </Box>
      <Box
        component="span"
        sx={{ display: 'block', typography: 'caption', color: 'text.tertiary' }}
      >
        {person.line}
      </Box>
    </Box>
    {isBusy ? <CircularProgress aria-hidden /> : <Icon name="arrow-right" className="console-go" />}
  </ButtonBase>
);

const Team = ({ team, people, ...rest }: DemoTeam & Omit<Props, 'teams'>) => {
  const heading = useId();
  return (
    <Box component="section" aria-labelledby={heading} sx={{ mt: 6 }}>
      <Typography
        id={heading}
        component="h3"
        variant="subtitle2"
        color="textSecondary"
        sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2.5, fontWeight: 600 }}
      >
        <Icon name={teamIcons[team] ?? 'users-round'} />
        {team}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
        }}
      >
        {people.map(person => (
          <li key={person.email}>
            <PersonCard
              person={person}
              isBusy={rest.busy === person.email}
              isDisabled={rest.busy !== null}
              onChoose={() => rest.onChoose(person)}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
};

interface Props {
  teams: readonly DemoTeam[];
  /** The e-mail that is being signed in. */
  busy: string | null;
  onChoose: (person: DemoPerson) => void;
}

/** The people of the demo by team: one click is a sign-in. */
export const DemoPeople = ({ teams, ...rest }: Props) => {
  const translate = useTranslate();
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4 }}>
        <div>
          <Typography component="h2" variant="h1">
            {translate('pages.signIn.demoTitle')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {translate('pages.signIn.demoHint')}
          </Typography>
        </div>
        <StatusChip tone="info" icon="flask-conical">
          {translate('pages.signIn.demo')}
        </StatusChip>
      </Box>
      {teams.map(team => (
        <Team key={team.team} {...team} {...rest} />
      ))}
    </>
  );
};
