export const texts = {
  opportunity: {
    lost: {
      title: 'Mark %{name} as lost',
      confirm: 'Mark as lost',
      done: 'Opportunity marked as lost',
    },
    comments: {
      title: 'Comments',
      new: 'New comment',
      none: 'Nothing was said of this opportunity yet.',
      earlier: 'Earlier comments',
      post: 'Post comment',
      followUp: 'Follow-up',
      people: 'Colleagues',
      found: '%{smart_count} colleague found |||| %{smart_count} colleagues found',
      mentionHelp: 'Type @ to mention a colleague, who is told of it.',
    },
    renewal: { tag: 'Renewal tag', alert: 'Renewal alert' },
  },
};
