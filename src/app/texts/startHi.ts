export const texts = {
  // What ra-core says in the start; its other words come with the rest.
  ra: {
    action: { delete: 'मिटाएँ', edit: 'बदलें', show: 'देखें', undo: 'वापस लें' },
    auth: {
      auth_check_error: 'आगे बढ़ने के लिए साइन इन करें',
      sign_in_error: 'साइन इन नहीं हो सका, फिर कोशिश करें',
    },
    message: {
      select_all_limit_reached: 'सभी को चुनने के लिए संख्या बहुत ज़्यादा है। केवल पहले %{max} चुने गए।',
    },
    notification: {
      http_error: 'सर्वर से बात नहीं हो सकी',
      i18n_error: 'इस भाषा के शब्द लोड नहीं हो सके',
      logged_out: 'आपका सत्र समाप्त हो गया है, कृपया फिर से साइन इन करें।',
      not_authorized: 'आपको इसकी अनुमति नहीं है।',
    },
    page: { list: '%{name}' },
  },
  app: {
    skip: 'सीधे सामग्री पर जाएँ',
    language: 'भाषा',
    help: { open: 'सहायता' },
    menu: {
      label: 'मुख्य मेनू',
      find: 'पेज खोजें',
      none: 'इस नाम का कोई पेज नहीं है।',
      collapse: 'मेनू समेटें',
      expand: 'मेनू फैलाएँ',
      open: 'मेनू खोलें',
      close: 'मेनू बंद करें',
      found: '%{smart_count} पेज मिला |||| %{smart_count} पेज मिले',
    },
    person: {
      open: 'आपका मेनू: %{name}',
      appearance: 'थीम',
      light: 'हल्का',
      dark: 'गहरा',
      system: 'सिस्टम जैसा',
      density: 'सघनता',
      comfortable: 'आरामदायक',
      compact: 'सघन',
      shortcuts: 'कीबोर्ड शॉर्टकट',
      sign_out: 'साइन आउट करें',
    },
    breadcrumb: 'आप यहाँ हैं',
    palette: {
      open: 'खोजें या कमांड दें',
      appearance: 'थीम: %{value}',
      density: 'सघनता: %{value}',
      language: 'भाषा: %{value}',
    },
    offline: 'आप ऑफ़लाइन हैं। दिख रही जानकारी पुरानी हो सकती है, और कनेक्शन लौटने तक कुछ सहेजा नहीं जा सकता।',
    crash: {
      title: 'इस पेज ने काम करना बंद कर दिया',
      hint: 'आपके बाकी पेज ठीक हैं। फिर कोशिश करें, या कोई और पेज खोलें।',
      update: 'कंसोल का नया संस्करण आ गया है। आगे बढ़ने के लिए पेज फिर से लोड करें।',
      reload: 'पेज फिर से लोड करें',
    },
    notification: {
      error: 'कुछ गड़बड़ हो गई!',
      success: 'काम सफलतापूर्वक पूरा हुआ!',
      dismiss: 'बंद करें',
      label: 'सूचनाएँ',
    },
    opening: 'कंसोल खुल रहा है',
  },
};
