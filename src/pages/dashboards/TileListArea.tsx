import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { mayOpenTile } from '#contract/domain/dashboards/dashboards.ts';
import { isTileKey, tileOf, type TileKey } from '#contract/domain/dashboards/tiles.ts';
import { tileTimes, tileTimesOf } from '#contract/domain/dashboards/tileTimes.ts';
import { fillProduct } from '#contract/domain/fillProduct.ts';
import { ListOf } from '#engine/list/ListOf.tsx';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { PageBody } from '#parts/page/PageBody.tsx';
import { useStart } from '#parts/StartContext.ts';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { useGrants } from './useGrants.ts';
import { useTileWords } from './useTileWords.ts';

const nothingWaits = {
  en: 'Nothing stands here now. The number on the tile is 0, too.',
  hi: 'अभी यहाँ कुछ नहीं है। टाइल पर भी संख्या 0 है।',
};

/** What a list tells first whose tile asks why its rows stand there. */
const reasons = ['amountPaise', 'reason'];

const TileList = ({ keyName }: { keyName: TileKey }) => {
  const { product } = useStart();
  const { help } = useTileWords()(keyName);
  const scope = useMemo(
    () => ({ name: `list.${keyName}`, within: { keyName: { eq: keyName } }, note: help }),
    [keyName, help],
  );
  const heading = useMemo(() => {
    const { en, hi } = tileOf(keyName).label;
    return { en: fillProduct(en, product), hi: fillProduct(hi, product) };
  }, [keyName, product]);
  const without = useMemo(() => {
    const told = tileTimesOf(keyName);
    return tileTimes.filter(time => !told.includes(time));
  }, [keyName]);
  return (
    <ListOf
      resource="tile-rows"
      scope={scope}
      heading={heading}
      without={without}
      more={tileOf(keyName).hasReason ? reasons : undefined}
      empty={nothingWaits}
    />
  );
};

const NotYours = () => {
  const translate = useTranslate();
  return (
    <PageBody>
      <EmptyState isPage icon="lock" title={translate('pages.unauthorized.title')}>
        {translate('pages.tiles.notYours')}
      </EmptyState>
    </PageBody>
  );
};

/** `/list/{keyName}`: the rows behind every tile (part 1 section 2). */
export const TileListArea = () => {
  const { '*': below = '' } = useParams();
  const key = below.replace(/\/+$/, '');
  const grants = useGrants();
  if (!isTileKey(key)) return <NotFoundPage />;
  return mayOpenTile(key, grants) ? <TileList key={key} keyName={key} /> : <NotYours />;
};
