import { useTranslate } from 'react-admin';
import { Icon } from '#parts/icons/Icon.tsx';
import { pageColours as colours } from './pageStyles.ts';
import type { ScreenPage, TakeoverPage } from './takeoverPage.ts';

interface Props {
  page: TakeoverPage;
  screen: ScreenPage;
  /** Which of its pictures. */
  index: number;
  size: { readonly width: number; readonly height: number; readonly hero: number };
  isPhone: boolean;
}

const Listing = ({ isPhone }: { isPhone: boolean }) => (
  <div style={{ display: 'flex', gap: 32, padding: isPhone ? 24 : 48, flex: 1 }}>
    {Array.from({ length: isPhone ? 1 : 3 }, (_, at) => (
      <div key={at} style={{ flex: 1, borderRadius: 12, background: colours.quiet }} />
    ))}
  </div>
);

/** What a visitor sees, at true size: the picture with logo and words, and the page beneath it. */
export const TakeoverScreen = ({ page, screen, index, size, isPhone }: Props) => {
  const translate = useTranslate();
  const slide = screen.slides[index] ?? screen.slides[0];
  const pad = isPhone ? 24 : 48;
  const title = slide?.title ?? page.title;
  const subtitle = slide?.subtitle ?? page.subtitle;
  return (
    <div
      style={{
        width: size.width,
        height: size.height,
        display: 'flex',
        flexDirection: 'column',
        background: colours.paper,
        color: colours.ink,
      }}
    >
      <div
        style={{
          position: 'relative',
          height: size.hero,
          overflow: 'hidden',
          background: colours.empty,
          color: colours.emptyInk,
        }}
      >
        {slide ? (
          <img
            src={slide.image}
            alt=""
            style={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
          />
        ) : (
          <div
            style={{
              display: 'grid',
              placeItems: 'center',
              height: '70%',
              fontSize: isPhone ? 26 : 44,
            }}
          >
            {translate('takeover.empty')}
          </div>
        )}
        {!page.isImageOnly && screen.logo !== undefined && (
          <img
            src={screen.logo}
            alt=""
            style={{
              position: 'absolute',
              top: pad,
              left: pad,
              maxWidth: isPhone ? 150 : 300,
              maxHeight: isPhone ? 56 : 100,
              padding: isPhone ? 8 : 14,
              borderRadius: 8,
              background: colours.paper,
              objectFit: 'contain',
            }}
          />
        )}
        {page.mayZoom && slide && (
          <span
            style={{
              position: 'absolute',
              top: pad,
              right: pad,
              color: '#fff',
              filter: 'drop-shadow(0 1px 3px #000a)',
            }}
          >
            <Icon name="zoom-in" size={isPhone ? 30 : 52} strokeWidth={2} />
          </span>
        )}
        {!page.isImageOnly && (
          <div
            style={{
              position: 'absolute',
              insetInline: 0,
              bottom: 0,
              padding: pad,
              paddingTop: pad * 3,
              display: 'flex',
              flexDirection: isPhone ? 'column' : 'row',
              alignItems: isPhone ? 'stretch' : 'flex-end',
              gap: isPhone ? 18 : 48,
              color: '#fff',
              background: 'linear-gradient(transparent, rgb(10 12 18 / 88%))',
            }}
          >
            <div style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {page.offer !== '' && (
                <div
                  style={{
                    display: 'inline-block',
                    marginBottom: 12,
                    padding: isPhone ? '4px 12px' : '6px 20px',
                    borderRadius: 999,
                    fontSize: isPhone ? 18 : 30,
                    fontWeight: 600,
                    color: colours.ink,
                    background: '#ffd54a',
                  }}
                >
                  {page.offer}
                </div>
              )}
              <div style={{ fontSize: isPhone ? 30 : 52, lineHeight: 1.2, fontWeight: 600 }}>
                {title || translate('takeover.title')}
              </div>
              <div style={{ fontSize: isPhone ? 22 : 38, lineHeight: 1.3, marginTop: 6 }}>
                {subtitle || translate('takeover.subtitle')}
              </div>
            </div>
            {page.hasVideo && (
              <div style={{ display: 'grid', placeItems: 'center', flex: 'none' }}>
                <Icon name="play" size={isPhone ? 34 : 64} strokeWidth={2} />
              </div>
            )}
            {page.hasLink && (
              <div
                style={{
                  flex: 'none',
                  textAlign: 'center',
                  padding: isPhone ? '14px 24px' : '24px 44px',
                  borderRadius: isPhone ? 10 : 16,
                  fontSize: isPhone ? 24 : 42,
                  fontWeight: 600,
                  color: colours.ink,
                  background: '#fff',
                }}
              >
                {translate('takeover.view')}
              </div>
            )}
          </div>
        )}
      </div>
      {page.description !== '' && !page.isImageOnly && (
        <div
          style={{
            padding: `${pad / 2}px ${pad}px 0`,
            fontSize: isPhone ? 18 : 28,
            lineHeight: 1.4,
            maxHeight: isPhone ? 64 : 90,
            overflow: 'hidden',
          }}
        >
          {page.description}
        </div>
      )}
      <Listing isPhone={isPhone} />
    </div>
  );
};
