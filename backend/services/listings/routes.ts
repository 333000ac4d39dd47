import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { countListings } from './countListings.ts';
import { listingLeadData } from './leads.ts';
import { listListings } from './list.ts';
import { listingsPayable } from './listingsPayable.ts';
import { tagListings } from './tag.ts';
import { untaggedPackages } from './untaggedPackages.ts';

/** Listings of sellers, and the packages that are tagged to them. */
export const listingRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('listings.counts'), countListings);
  serve(app, services, callOf('listings.list'), listListings);
  serve(app, services, callOf('listings.leads'), listingLeadData);
  serve(app, services, callOf('listings.payable'), listingsPayable);
  serve(app, services, callOf('listings.untagged'), untaggedPackages);
  serve(app, services, callOf('listings.tag'), tagListings);
};
