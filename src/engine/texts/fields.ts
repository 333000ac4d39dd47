/** Words of fields that have parts, and of grids. */
export const texts = {
  engine: {
    parameters: {
      add: ['Add parameter', 'पैरामीटर जोड़ें'],
      remove: ['Remove %{name}', '%{name} हटाएँ'],
      name: ['Name of the parameter', 'पैरामीटर का नाम'],
      type: ['Type', 'प्रकार'],
      types: {
        string: ['Text', 'पाठ'],
        number: ['Number', 'संख्या'],
        boolean: ['Yes or no', 'हाँ या नहीं'],
        date: ['Date', 'तारीख'],
        list: ['List', 'सूची'],
      },
      json: ['Edit as JSON', 'JSON में बदलें'],
      fields: ['Back to the fields', 'फ़ील्ड पर वापस जाएँ'],
      package: {
        choose: [
          'Choose a package first to see what its prices depend on.',
          'पहले पैकेज चुनें: वही बताता है कि उसकी कीमतें किन बातों पर निर्भर हैं।',
        ],
        loading: [
          'Loading what the prices of this package depend on',
          'इस पैकेज की कीमतें किन बातों पर निर्भर हैं, यह पढ़ा जा रहा है',
        ],
        none: [
          'The prices of this package do not depend on anything else.',
          'इस पैकेज की कीमतें और किसी बात पर निर्भर नहीं हैं।',
        ],
        failed: [
          'Could not load what the prices of this package depend on. Choose the package again.',
          'इस पैकेज की कीमतें किन बातों पर निर्भर हैं, यह लोड नहीं हुआ। पैकेज फिर से चुनें।',
        ],
      },
    },
    pick: {
      open: ['Open', 'खोलें'],
      close: ['Close', 'बंद करें'],
      clear: ['Clear', 'साफ़ करें'],
      first: ['Choose %{field} first', 'पहले %{field} चुनें'],
      placeholder: ['Type to search', 'खोजने के लिए लिखें'],
      searching: ['Searching', 'खोज रहे हैं'],
      none: ['Nothing found for "%{words}"', '"%{words}" के लिए कुछ नहीं मिला'],
      empty: ['There is nothing to choose from', 'चुनने के लिए कुछ नहीं है'],
      failed: [
        'The search did not respond. Type again to retry.',
        'खोज से उत्तर नहीं मिला। फिर लिखकर देखें।',
      ],
      found: ['Records found', 'मिले हुए रिकॉर्ड'],
      more: [
        'Showing first %{shown} of %{total}. Type more to narrow it down.',
        '%{total} में से पहले %{shown} दिख रहे हैं। कम करने के लिए और लिखें।',
      ],
    },
    file: {
      file: ['File', 'फ़ाइल'],
      choose: ['Choose a file', 'फ़ाइल चुनें'],
      replace: ['Choose another file', 'दूसरी फ़ाइल चुनें'],
      rules: [
        '%{types}, at most %{size}. You can drop it here.',
        '%{types}, अधिक से अधिक %{size}। आप इसे यहाँ खींच भी सकते हैं।',
      ],
      sending: ['Uploading %{name}', '%{name} अपलोड हो रही है'],
      failed: [
        'The upload failed. Check your connection and try again.',
        'अपलोड नहीं हुआ। कनेक्शन जाँचें और फिर कोशिश करें।',
      ],
      again: ['Try again', 'फिर कोशिश करें'],
      remove: ['Remove %{name}', '%{name} हटाएँ'],
    },
    polygon: {
      map: ['map', 'नक्शा'],
      hint: [
        'Click on the map to set the first corner, or paste the corners below.',
        'पहला कोना रखने के लिए नक्शे पर क्लिक करें, या नीचे कोने चिपकाएँ।',
      ],
      in: ['Zoom in', 'पास'],
      out: ['Zoom out', 'दूर'],
      fit: ['Show the whole area', 'पूरा क्षेत्र दिखाएँ'],
      back: ['Undo the last corner', 'अंतिम कोना वापस लें'],
      clear: ['Clear', 'मिटाएँ'],
    },
    city: {
      zone: ['Zone', 'ज़ोन'],
      all: ['All zones', 'सभी ज़ोन'],
    },
    grid: {
      copied: ['Copied %{rows} by %{columns} cells', '%{rows} × %{columns} खाने कॉपी किए गए'],
      pasted: ['Pasted %{rows} by %{columns} cells', '%{rows} × %{columns} खाने चिपकाए गए'],
      cleared: ['Cleared', 'खाली किया गया'],
      before: ['before:', 'पहले:'],
      undo: ['Undo', 'वापस लें'],
      take_back: ['Undo: %{what}', 'वापस लें: %{what}'],
      reason: ['Reason for the change', 'बदलाव का कारण'],
      back: ['Keep editing', 'बदलना जारी रखें'],
      confirm: [
        'Save %{smart_count} change |||| Save %{smart_count} changes',
        '%{smart_count} बदलाव सहेजें |||| %{smart_count} बदलाव सहेजें',
      ],
      conflict: [
        'You both changed the same cell. Choose which value to keep. All other changes are kept. |||| You both changed the same %{smart_count} cells. Choose which values to keep. All other changes are kept.',
        'आप दोनों ने एक ही खाना बदला। चुनें कि कौन-सा मान रहे; आप दोनों का बाक़ी सब रखा जाएगा। |||| आप दोनों ने वही %{smart_count} खाने बदले। चुनें कि कौन-से मान रहें; आप दोनों का बाक़ी सब रखा जाएगा।',
      ],
      reason_hint: ['Shown in the history', 'इतिहास में दिखेगा'],
      paste: {
        title: ['Nothing was pasted', 'कुछ भी नहीं चिपकाया गया'],
        columns: [
          'You copied %{has} columns, but from this cell there is room for only %{room}.',
          'ब्लॉक में %{has} कॉलम हैं, पर इस खाने से आगे %{room} ही हैं।',
        ],
        column: ['Column', 'कॉलम'],
        value: ['Value', 'मान'],
        why: ['Why', 'क्यों'],
        more: ['and %{smart_count} more', 'और %{smart_count}'],
        hint: [
          'Correct this in the spreadsheet and paste again. Nothing has changed here.',
          'इसे स्प्रेडशीट में ठीक करके फिर चिपकाएँ। यहाँ सब कुछ जैसा था वैसा ही है।',
        ],
        rows: [
          'You copied %{has} rows, but from this row there is room for only %{room}.',
          'ब्लॉक में %{has} पंक्तियाँ हैं, पर इस पंक्ति से आगे %{room} की ही जगह है।',
        ],
        close: ['Continue editing', 'बदलना जारी रखें'],
      },
    },
  },
};
