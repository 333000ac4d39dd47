export const texts = {
  renewals: {
    title: 'Renewal dashboard',
    hint: 'Sold packages of your clients by when they end, and those that have lapsed',
    filters: 'Narrow the renewals',
    month: 'Ends in',
    sellerType: 'Seller type',
    profileType: 'Profile type',
    city: 'City',
    leads: 'Leads of the last',
    all: 'All',
    renewals: 'Ending',
    lapsed: 'Lapsed',
    renewalsHead: 'Days left',
    lapsedHead: 'Ended',
    days: '%{days} days',
    packages: 'Packages',
    value: 'Sold for',
    older:
      '%{count} package ended more than 180 days ago and stands in no bucket. |||| %{count} packages ended more than 180 days ago and stand in no bucket.',
    error: 'The renewals could not be loaded',
  },
};
