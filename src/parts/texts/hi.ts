export const texts = {
  tabs: { before: 'इनसे पहले के टैब', after: 'और टैब' },
  jobs: {
    tray: 'पृष्ठभूमि में',
    leave: 'हटाएँ',
    progress: '%{title} की प्रगति',
    of: '%{total} में से %{done}',
    rows: '%{count} पंक्ति |||| %{count} पंक्तियाँ',
    cancel: 'रद्द करें',
    stop: '%{title} रद्द करें',
    states: {
      queued: 'इंतज़ार में',
      running: 'चल रहा है',
      done: 'पूरा',
      failed: 'विफल',
      cancelled: 'रद्द',
    },
    formats: { csv: 'CSV', xlsx: 'एक्सेल' },
    download: { csv: '%{title} CSV में लें', xlsx: '%{title} एक्सेल के लिए लें' },
  },
};
