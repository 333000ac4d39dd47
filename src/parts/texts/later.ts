export const texts = {
  parts: {
    tabs: {
      before: ['Previous tabs', 'इनसे पहले के टैब'],
      after: ['More tabs', 'और टैब'],
    },
    typed: {
      title: ['Discard what you typed?', 'आपने जो लिखा उसे छोड़ दें?'],
      text: ['It is not saved yet.', 'यह अभी सहेजा नहीं गया है।'],
      confirm: ['Discard', 'छोड़ दें'],
    },
  },
  jobs: {
    tray: ['In the background', 'पृष्ठभूमि में'],
    leave: ['Dismiss', 'हटाएँ'],
    progress: ['Progress of %{title}', '%{title} की प्रगति'],
    of: ['%{done} of %{total}', '%{total} में से %{done}'],
    rows: ['%{count} row |||| %{count} rows', '%{count} पंक्ति |||| %{count} पंक्तियाँ'],
    cancel: ['Cancel', 'रद्द करें'],
    stop: ['Cancel %{title}', '%{title} रद्द करें'],
    states: {
      queued: ['Waiting', 'इंतज़ार में'],
      running: ['Running', 'चल रहा है'],
      done: ['Done', 'पूरा'],
      failed: ['Failed', 'विफल'],
      cancelled: ['Cancelled', 'रद्द'],
    },
    formats: {
      csv: ['CSV', 'CSV'],
      xlsx: ['Excel', 'एक्सेल'],
    },
    download: {
      csv: ['Download %{title} as CSV', '%{title} CSV में लें'],
      xlsx: ['Download %{title} for Excel', '%{title} एक्सेल के लिए लें'],
    },
  },
};
