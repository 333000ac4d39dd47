export const texts = {
  // What ra-core says in the start; its other words come with the rest (a test reads the built script for them).
  ra: {
    action: {
      delete: ['Delete', 'मिटाएँ'],
      edit: ['Edit', 'बदलें'],
      show: ['Show', 'देखें'],
      undo: ['Undo', 'वापस लें'],
    },
    auth: {
      auth_check_error: ['Please login to continue', 'आगे बढ़ने के लिए साइन इन करें'],
      sign_in_error: ['Authentication failed, please retry', 'साइन इन नहीं हो सका, फिर कोशिश करें'],
    },
    message: {
      select_all_limit_reached: [
        'There are too many elements to select them all. Only the first %{max} elements were selected.',
        'सभी को चुनने के लिए संख्या बहुत ज़्यादा है। केवल पहले %{max} चुने गए।',
      ],
    },
    notification: {
      http_error: ['Server communication error', 'सर्वर से बात नहीं हो सकी'],
      i18n_error: [
        'Cannot load the translations for the specified language',
        'इस भाषा के शब्द लोड नहीं हो सके',
      ],
      logged_out: [
        'Your session has ended, please reconnect.',
        'आपका सत्र समाप्त हो गया है, कृपया फिर से साइन इन करें।',
      ],
      not_authorized: ["You're not authorized to access this resource.", 'आपको इसकी अनुमति नहीं है।'],
    },
    page: {
      list: ['%{name}', '%{name}'],
    },
  },
  app: {
    skip: ['Skip to content', 'सीधे सामग्री पर जाएँ'],
    language: ['Language', 'भाषा'],
    help: {
      open: ['Help', 'सहायता'],
    },
    menu: {
      label: ['Main menu', 'मुख्य मेनू'],
      find: ['Find a page', 'पेज खोजें'],
      none: ['No page has this name.', 'इस नाम का कोई पेज नहीं है।'],
      collapse: ['Collapse the menu', 'मेनू समेटें'],
      expand: ['Expand the menu', 'मेनू फैलाएँ'],
      open: ['Open the menu', 'मेनू खोलें'],
      close: ['Close the menu', 'मेनू बंद करें'],
      found: [
        '%{smart_count} page found |||| %{smart_count} pages found',
        '%{smart_count} पेज मिला |||| %{smart_count} पेज मिले',
      ],
    },
    person: {
      open: ['Your menu: %{name}', 'आपका मेनू: %{name}'],
    },
    breadcrumb: ['Where you are', 'आप यहाँ हैं'],
    palette: {
      open: ['Search or run a command', 'खोजें या कमांड दें'],
    },
    offline: [
      'You are offline. What you see may be out of date, and you cannot save until you are connected again.',
      'आप ऑफ़लाइन हैं। दिख रही जानकारी पुरानी हो सकती है, और कनेक्शन लौटने तक कुछ सहेजा नहीं जा सकता।',
    ],
    crash: {
      title: ['This page stopped working', 'इस पेज ने काम करना बंद कर दिया'],
      hint: [
        'Your other pages are not affected. Try again, or open another page.',
        'आपके बाकी पेज ठीक हैं। फिर कोशिश करें, या कोई और पेज खोलें।',
      ],
      update: [
        'A new version of the console is available. Reload the page to continue.',
        'कंसोल का नया संस्करण आ गया है। आगे बढ़ने के लिए पेज फिर से लोड करें।',
      ],
      reload: ['Reload the page', 'पेज फिर से लोड करें'],
    },
    notification: {
      success: ['Action successfully completed!', 'काम सफलतापूर्वक पूरा हुआ!'],
      dismiss: ['Dismiss', 'बंद करें'],
      label: ['Notifications', 'सूचनाएँ'],
    },
    opening: ['Opening the console', 'कंसोल खुल रहा है'],
  },
};
