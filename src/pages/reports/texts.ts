export const texts = {
  reports: {
    hint: [
      'Reports you can open, and the files you have downloaded',
      'वे रिपोर्टें जो आप खोल सकते हैं, और आपकी बनवाई फ़ाइलें',
    ],
    open: ['Open %{name}', '%{name} खोलें'],
    parameters: ['What the report covers', 'रिपोर्ट किसके लिए है'],
    all: ['All', 'सभी'],
    download: ['Download', 'डाउनलोड'],
    started: ['Downloading Report...', 'रिपोर्ट डाउनलोड हो रही है...'],
    first: ['First rows', 'पहली पंक्तियाँ'],
    count: [
      '%{count} row in all |||| %{count} rows in all',
      'कुल %{count} पंक्ति |||| कुल %{count} पंक्तियाँ',
    ],
    none: ['No rows in this period', 'इस अवधि में कोई पंक्ति नहीं'],
    noneHint: ['Choose other dates or fewer filters.', 'दूसरे दिन चुनें, या कम शर्तें लगाएँ।'],
    chart: ['At a glance', 'एक नज़र में'],
    rows: ['Rows', 'पंक्तियाँ'],
    unset: ['Not set', 'दर्ज नहीं'],
    total: ['%{value} in all', 'कुल %{value}'],
    others: [
      'The %{shown} largest are shown. %{count} other comes to %{value}. |||| The %{shown} largest are shown. %{count} others come to %{value}.',
      'सबसे बड़े %{shown} दिखाए गए हैं। बाकी %{count} का कुल %{value} है। |||| सबसे बड़े %{shown} दिखाए गए हैं। बाकी %{count} का कुल %{value} है।',
    ],
    leftOut: [
      '%{count} row is not in the bars (%{what}). |||| %{count} rows are not in the bars (%{what}).',
      '%{count} पंक्ति किसी पट्टी में नहीं है (%{what})। |||| %{count} पंक्तियाँ किसी पट्टी में नहीं हैं (%{what})।',
    ],
    error: ['The report could not be loaded', 'रिपोर्ट पढ़ी नहीं जा सकी'],
    runs: ['Your files', 'आपकी फ़ाइलें'],
    noRuns: ['No file yet.', 'अभी कोई फ़ाइल नहीं।'],
    noRunsHint: [
      'A download continues when you leave the page, and its file stays here for a week.',
      'पेज छोड़ने पर भी डाउनलोड चलता रहता है, और उसकी फ़ाइल एक हफ़्ते यहाँ रहती है।',
    ],
    runsError: ['Your files could not be loaded', 'आपकी फ़ाइलें पढ़ी नहीं जा सकीं'],
    feedback: ['Review recordings', 'रिकॉर्डिंग परखें'],
  },
};
