export const texts = {
  parts: {
    loading: 'लोड हो रहा है',
    retry: 'फिर कोशिश करें',
    retrying: 'फिर कोशिश हो रही है …',
    actions: { more: '%{name} के लिए और काम' },
    bulk: {
      label: 'चुनी हुई पंक्तियों के लिए काम',
      selected: '%{smart_count} चुने गए',
      clear: 'चुनाव हटाएँ',
    },
    confirm: { type: 'पुष्टि के लिए %{words} लिखें' },
    error: { title: 'यह लोड नहीं हो सका', default: 'कुछ गड़बड़ हो गई!' },
    filter: { remove: 'फ़िल्टर हटाएँ: %{filter}' },
    offline: {
      title: 'आप ऑफ़लाइन हैं',
      hint: 'इस कंप्यूटर का कनेक्शन देखें, फिर कोशिश करें।',
    },
    save: { unsaved: 'बदलाव सहेजे नहीं गए' },
    time: {
      now: 'अभी',
      minutes: '%{smart_count} मिनट पहले',
      hours: '%{smart_count} घंटे पहले',
      yesterday: 'कल',
    },
  },
};
