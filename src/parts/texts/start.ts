export const texts = {
  parts: {
    loading: ['Loading', 'लोड हो रहा है'],
    retry: ['Try again', 'फिर कोशिश करें'],
    retrying: ['Trying again …', 'फिर कोशिश हो रही है …'],
    actions: {
      more: ['More actions for %{name}', '%{name} के लिए और काम'],
    },
    bulk: {
      label: ['Actions for the selected rows', 'चुनी हुई पंक्तियों के लिए काम'],
      selected: ['%{smart_count} selected', '%{smart_count} चुने गए'],
      clear: ['Clear the selection', 'चुनाव हटाएँ'],
    },
    confirm: {
      type: ['Type %{words} to confirm', 'पुष्टि के लिए %{words} लिखें'],
    },
    error: {
      title: ['This could not be loaded', 'यह लोड नहीं हो सका'],
      default: ['Something went wrong!', 'कुछ गड़बड़ हो गई!'],
    },
    filter: {
      remove: ['Remove the filter %{filter}', 'फ़िल्टर हटाएँ: %{filter}'],
    },
    offline: {
      title: ['You are offline', 'आप ऑफ़लाइन हैं'],
      hint: [
        'Check the connection of this computer, then try again.',
        'इस कंप्यूटर का कनेक्शन देखें, फिर कोशिश करें।',
      ],
    },
    save: {
      unsaved: ['Unsaved changes', 'बदलाव सहेजे नहीं गए'],
    },
    time: {
      now: ['just now', 'अभी'],
      minutes: ['%{smart_count} min ago', '%{smart_count} मिनट पहले'],
      hours: ['%{smart_count} h ago', '%{smart_count} घंटे पहले'],
      yesterday: ['yesterday', 'कल'],
    },
  },
};
