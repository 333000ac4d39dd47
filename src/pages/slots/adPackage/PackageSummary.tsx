import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { promotedProducts } from '#contract/domain/catalogue/packageTitles.ts';
import { isDay } from '#contract/domain/days/indiaDay.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import type { AdPackageValues } from '#contract/domain/slots/adPackage/adPackageRules.ts';
import { adPackageCardTitle } from '#contract/domain/slots/adPackage/adPackageRules.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { useText } from '#parts/useText.ts';
import { PanelSection } from '../booking/PanelSection.tsx';

/** What a package promotes, product by product, and its pictures in the order in which they are shown. */
export const PackageSummary = ({ slot }: { slot: AdPackageValues }) => {
  const translate = useTranslate();
  const text = useText();
  const chosen = slot.promoted_products ?? [];
  const cards = slot.product_cards ?? [];
  return (
    <PanelSection title={translate('adPackage.heading')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {promotedProducts
          .filter(name => chosen.includes(name))
          .map(name => (
            <Box component="li" key={name} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
              <Icon name="circle-check" size={16} />
              {name}
            </Box>
          ))}
        {chosen.length === 0 && <li>{translate('adPackage.nothing')}</li>}
      </Box>
      {cards.length > 0 && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
          {cards.map(({ priority, content, title, active_from_date: from }) => (
            <Box key={priority} component="figure" sx={{ m: 0, minWidth: 0 }}>
              <Box
                component="img"
                src={content}
                alt={title ?? text(adPackageCardTitle(priority))}
                sx={theme => ({
                  width: '100%',
                  aspectRatio: '4 / 3',
                  objectFit: 'cover',
                  borderRadius: '6px',
                  background: theme.vars.palette.surface.inset,
                })}
              />
              <Box
                component="figcaption"
                sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}
              >
                {priority}
                {from &&
                  isDay(from) &&
                  ` · ${translate('adPackage.from', { day: formatDay(from) })}`}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </PanelSection>
  );
};
