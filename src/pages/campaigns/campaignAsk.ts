import { completeAsk } from '#contract/model/complete/completeField.ts';

/** What a campaign from a file is asked beside its file; the same as the form of any other campaign. */
export const campaignAsk = [
  completeAsk({ name: 'name', label: { en: 'Name', hi: 'नाम' }, as: 'text', required: true }),
  completeAsk({
    name: 'startDate',
    label: { en: 'Start date', hi: 'शुरू की तारीख' },
    as: 'date',
    required: true,
    default: { $: 'today' },
  }),
  completeAsk({
    name: 'agents',
    label: { en: 'Agents', hi: 'एजेंट' },
    help: { en: 'Active owner agents', hi: 'सक्रिय ओनर एजेंट' },
    as: 'references',
    reference: {
      to: 'users',
      where: { all: [{ isOwnerAgent: { eq: true } }, { status: { eq: 1 } }] },
    },
  }),
  completeAsk({
    name: 'cities',
    label: { en: 'Cities', hi: 'शहर' },
    as: 'references',
    reference: { to: 'cities' },
  }),
];
