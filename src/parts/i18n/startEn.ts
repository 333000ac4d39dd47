export const texts = {
  parts: {
    loading: 'Loading',
    retry: 'Try again',
    retrying: 'Trying again …',
    actions: { more: 'More actions for %{name}' },
    bulk: {
      label: 'Actions for the selected rows',
      selected: '%{smart_count} selected',
      clear: 'Clear the selection',
    },
    confirm: { type: 'Type %{words} to confirm' },
    error: { title: 'This could not be loaded', default: 'Something went wrong!' },
    filter: { remove: 'Remove the filter %{filter}' },
    offline: {
      title: 'You are offline',
      hint: 'Check the connection of this computer, then try again.',
    },
    save: { unsaved: 'Unsaved changes' },
    time: {
      now: 'just now',
      minutes: '%{smart_count} min ago',
      hours: '%{smart_count} h ago',
      yesterday: 'yesterday',
    },
  },
};
