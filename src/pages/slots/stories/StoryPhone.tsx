import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { StoryValues } from '#contract/domain/slots/stories/storyRules.ts';
import { addressesIn } from '#fields/slots/addressesIn.ts';
import { Icon } from '#parts/icons/Icon.tsx';

interface Bars {
  total: number;
  index: number;
  onChange: (index: number) => void;
}

/** The bars above a story, one for each of its pictures; those that were shown are full. */
const StoryBars = ({ total, index, onChange }: Bars) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: '3px' }}>
      {Array.from({ length: Math.max(total, 1) }, (_, at) => (
        <ButtonBase
          key={at}
          disabled={total < 2}
          aria-label={translate('story.bar', { number: at + 1, total: Math.max(total, 1) })}
          aria-pressed={at === index}
          onClick={() => onChange(at)}
          sx={{
            flex: 1,
            height: 24,
            my: '-10px',
            '&::after': {
              content: '""',
              width: '100%',
              height: 3,
              borderRadius: '2px',
              background: at <= index && total > 0 ? '#fff' : 'rgba(255,255,255,.45)',
            },
            '&:focus-visible': { outline: '2px solid #fff' },
          }}
        />
      ))}
    </Box>
  );
};

interface Props {
  slot: StoryValues;
  title: string;
}

const side = (at: 'left' | 'right') => ({
  position: 'absolute',
  top: 56,
  bottom: 72,
  [at]: 0,
  width: '38%',
  '&:focus-visible': { boxShadow: 'inset 0 0 0 2px #fff' },
});

/**
 * A phone that shows the story: bars above, one for each picture, the ring with its thumbnail and the name, and the
 * picture or video. The colours are the app's, in the dark as well.
 */
export const StoryPhone = ({ slot, title }: Props) => {
  const translate = useTranslate();
  const [chosen, setChosen] = useState(0);
  const isLive = slot.video_stories_type === 'live anchor';
  const videos = addressesIn([slot.video_url_template_1, slot.video_url_template_2]);
  const images = isLive ? [] : addressesIn(slot.video_image_list);
  const total = isLive ? videos.length : images.length;
  const index = Math.min(chosen, Math.max(total - 1, 0));
  const video = isLive ? videos[index] : undefined;
  const [thumbnail = images[0]] = addressesIn(slot.video_stories_thumbnail_url);
  return (
    <Box sx={{ width: 220, flex: 'none' }}>
      <Box
        role="group"
        aria-label={translate('story.frame', { title })}
        sx={theme => ({
          position: 'relative',
          overflow: 'hidden',
          aspectRatio: '9 / 18',
          borderRadius: '24px',
          border: `4px solid ${theme.vars.palette.border.button}`,
          boxShadow: theme.vars.palette.elevation.rest,
          color: '#fff',
          background: '#14161c',
        })}
      >
        {video !== undefined && (
          <Box
            component="video"
            key={video}
            src={video}
            aria-label={title}
            muted={!slot.video_stories_has_audio}
            controls
            preload="metadata"
            sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
          />
        )}
        {video === undefined && images[index] !== undefined && (
          <Box
            component="img"
            src={images[index]}
            alt={translate('story.bar', { number: index + 1, total })}
            sx={{
              position: 'absolute',
              inset: 0,
              width: '100%',
              height: '100%',
              objectFit: 'cover',
            }}
          />
        )}
        {total === 0 && (
          <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', p: 4 }}>
            <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, typography: 'caption' }}>
              <Icon name={isLive ? 'play' : 'image-plus'} />
              {translate(isLive ? 'story.noVideo' : 'story.empty')}
            </Box>
          </Box>
        )}
        <Box
          sx={{
            position: 'absolute',
            inset: '0 0 auto 0',
            p: 2.5,
            display: 'grid',
            gap: 2,
            background: 'linear-gradient(rgba(0,0,0,.72), rgba(0,0,0,.5) 70%, rgba(0,0,0,0))',
          }}
        >
          <StoryBars total={total} index={index} onChange={setChosen} />
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
            <Box
              sx={{
                flex: 'none',
                width: 32,
                height: 32,
                borderRadius: '50%',
                border: '2px solid #ff8a3d',
                backgroundColor: '#39404f',
                backgroundImage: thumbnail && `url("${thumbnail}")`,
                backgroundSize: 'cover',
                backgroundPosition: 'center',
              }}
            />
            <Box sx={{ minWidth: 0, lineHeight: 1.25, fontSize: 12 }}>
              <Box
                sx={{
                  fontWeight: 600,
                  overflow: 'hidden',
                  whiteSpace: 'nowrap',
                  textOverflow: 'ellipsis',
                }}
              >
                {title}
              </Box>
              {translate('story.sponsored')}
            </Box>
          </Box>
        </Box>
        {total > 1 && video === undefined && (
          <>
            <ButtonBase
              aria-label={translate('story.before')}
              onClick={() => setChosen(Math.max(index - 1, 0))}
              sx={side('left')}
            />
            <ButtonBase
              aria-label={translate('story.after')}
              onClick={() => setChosen((index + 1) % total)}
              sx={side('right')}
            />
          </>
        )}
        {video === undefined && (
          <Box
            aria-hidden
            sx={{
              position: 'absolute',
              inset: 'auto 12px 14px 12px',
              py: 2,
              borderRadius: '20px',
              textAlign: 'center',
              fontSize: 12,
              fontWeight: 600,
              color: '#14161c',
              background: '#fff',
            }}
          >
            {translate('story.view')}
          </Box>
        )}
      </Box>
    </Box>
  );
};
