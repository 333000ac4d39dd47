import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { MicrositeDetails } from '#contract/domain/slots/microsite/micrositeRules.ts';
import { addressesIn } from '#fields/slots/addressesIn.ts';
import { linesIn } from '#fields/slots/linesIn.ts';
import { micrositeColours } from './micrositeColours.ts';

interface Props {
  details: MicrositeDetails;
  /** Which picture of the carousel. */
  index: number;
  isPhone: boolean;
}

const Part = ({ title, pad, children }: { title: string; pad: number; children: ReactNode }) => (
  <div style={{ padding: `${pad / 2}px ${pad}px` }}>
    <div style={{ fontSize: pad > 30 ? 32 : 20, fontWeight: 600, marginBottom: 12 }}>{title}</div>
    {children}
  </div>
);

/** What a visitor sees, at true size: every part that has something to show, in the order of the page. */
export const MicrositePage = ({ details, index, isPhone }: Props) => {
  const translate = useTranslate();
  const colours = micrositeColours[details.theme ?? 'Light'];
  const pad = isPhone ? 20 : 64;
  const small = isPhone ? 16 : 22;
  const box = { background: colours.quiet, borderRadius: 12, padding: pad / 2.5 };
  const grid = {
    display: 'grid',
    gap: 16,
    gridTemplateColumns: isPhone ? '1fr' : 'repeat(3, 1fr)',
  };
  const logo = { maxHeight: isPhone ? 36 : 64, maxWidth: isPhone ? 120 : 240 };
  const [header] = addressesIn(details.header_logo);
  const [foot] = addressesIn(details.ad_logo);
  const pictures = addressesIn(details.carousel);
  const picture = pictures[index] ?? pictures[0];
  const offer = details.offer_details ?? {};
  const overview = details.overview_details ?? {};
  const usps = linesIn(details.usp_details);
  const highlights = linesIn(details.highlights);
  const plans = details.payment_plans ?? [];
  const testimonials = details.testimonials ?? [];
  const button = {
    display: 'inline-block',
    padding: isPhone ? '12px 20px' : '16px 32px',
    borderRadius: 10,
    fontWeight: 600,
    background: colours.strong,
    color: colours.onStrong,
  };
  const sizes = [
    typeof overview.towers === 'number' &&
      translate('microsite.towers', { smart_count: overview.towers }),
    typeof overview.units === 'number' &&
      translate('microsite.units', { smart_count: overview.units }),
  ].filter(Boolean);
  return (
    <div
      style={{
        background: colours.paper,
        color: colours.ink,
        fontSize: small,
        lineHeight: 1.4,
        overflowWrap: 'anywhere',
        paddingBottom: pad / 2,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 20, padding: pad / 2.5 }}>
        {header !== undefined && <img src={header} alt="" style={logo} />}
        <div style={{ fontSize: isPhone ? 22 : 34, fontWeight: 600 }}>
          {details.project_name || translate('microsite.untitled')}
        </div>
      </div>
      <div style={{ height: isPhone ? 240 : 560, background: colours.quiet }}>
        {picture === undefined ? (
          <div style={{ display: 'grid', placeItems: 'center', height: '100%' }}>
            {translate('microsite.noPicture')}
          </div>
        ) : (
          <img
            src={picture}
            alt=""
            style={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
          />
        )}
      </div>
      {offer.title && (
        <div
          style={{
            padding: `${pad / 3}px ${pad}px`,
            background: colours.strong,
            color: colours.onStrong,
          }}
        >
          <div style={{ fontSize: isPhone ? 20 : 30, fontWeight: 600 }}>{offer.title}</div>
          {offer.description}
        </div>
      )}
      {(overview.description || sizes.length > 0) && (
        <Part title={translate('microsite.overview')} pad={pad}>
          <div style={{ whiteSpace: 'pre-line' }}>{overview.description}</div>
          <div style={{ fontWeight: 600 }}>{sizes.join(', ')}</div>
        </Part>
      )}
      {usps.length > 0 && (
        <Part title={translate('microsite.usps')} pad={pad}>
          <div style={grid}>
            {usps.map((line, at) => (
              <div key={at} style={box}>
                {line}
              </div>
            ))}
          </div>
        </Part>
      )}
      {highlights.length > 0 && (
        <Part title={translate('microsite.highlights')} pad={pad}>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
            {highlights.map((line, at) => (
              <span
                key={at}
                style={{
                  padding: '8px 18px',
                  borderRadius: 999,
                  border: `1px solid ${colours.ink}`,
                }}
              >
                {line}
              </span>
            ))}
          </div>
        </Part>
      )}
      {plans.length > 0 && (
        <Part title={translate('microsite.plans')} pad={pad}>
          <div style={grid}>
            {plans.map(({ name, description }, at) => (
              <div key={at} style={box}>
                <div style={{ fontWeight: 600 }}>{name}</div>
                {description}
              </div>
            ))}
          </div>
        </Part>
      )}
      {details.digitour?.url && (
        <div style={{ padding: `${pad / 2}px ${pad}px` }}>
          <span style={button}>{translate('microsite.digitour')}</span>
        </div>
      )}
      {testimonials.length > 0 && (
        <Part title={translate('microsite.testimonials')} pad={pad}>
          <div style={grid}>
            {testimonials.map(({ name, text }, at) => (
              <div key={at} style={box}>
                <div>{text}</div>
                <div style={{ fontWeight: 600 }}>{name}</div>
              </div>
            ))}
          </div>
        </Part>
      )}
      <div
        style={{ display: 'flex', gap: 20, alignItems: 'center', padding: `${pad / 2}px ${pad}px` }}
      >
        {foot !== undefined && <img src={foot} alt="" style={logo} />}
        {details.redirection_url && <span style={button}>{translate('microsite.view')}</span>}
      </div>
    </div>
  );
};
