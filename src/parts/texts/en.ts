export const texts = {
  tabs: { before: 'Tabs before these', after: 'More tabs' },
  jobs: {
    tray: 'In the background',
    leave: 'Put away',
    progress: 'Progress of %{title}',
    of: '%{done} of %{total}',
    rows: '%{count} row |||| %{count} rows',
    cancel: 'Cancel',
    stop: 'Cancel %{title}',
    states: {
      queued: 'Waiting',
      running: 'Running',
      done: 'Done',
      failed: 'Failed',
      cancelled: 'Cancelled',
    },
    formats: { csv: 'CSV', xlsx: 'Excel' },
    download: { csv: 'Download %{title} as CSV', xlsx: 'Download %{title} for Excel' },
  },
};
