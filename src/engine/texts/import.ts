/** Words of the import. */
export const texts = {
  engine: {
    import: {
      title: ['Import %{names}', '%{names} आयात करें'],
      crumb: ['Import', 'आयात'],
      steps: ['Steps of the import', 'आयात के चरण'],
      step: {
        choose: ['Choose file', 'फ़ाइल चुनें'],
        check: ['Dry run', 'जाँच'],
        apply: ['Apply', 'लागू करें'],
      },
      step_done: ['done', 'पूरा'],
      drop: ['Drop a CSV file here', 'CSV फ़ाइल यहाँ छोड़ें'],
      drop_hint: [
        'UTF-8, with commas, semicolons or tabs; at most %{lines} lines.',
        'UTF-8, अल्पविराम, अर्धविराम या टैब से अलग; अधिकतम %{lines} पंक्तियाँ।',
      ],
      choose: ['Choose file', 'फ़ाइल चुनें'],
      file: ['CSV file of %{names}', '%{names} की CSV फ़ाइल'],
      template: ['Download template', 'नमूना डाउनलोड करें'],
      another: ['Choose another file', 'दूसरी फ़ाइल चुनें'],
      size: ['%{size} kB', '%{size} kB'],
      lines_of: ['%{count} line |||| %{count} lines', '%{count} पंक्ति |||| %{count} पंक्तियाँ'],
      columns: ['Columns of the file', 'फ़ाइल के कॉलम'],
      columns_hint: {
        any: [
          'A heading is written in either language, or as the name beside it. A column whose heading begins with # is ignored. An empty cell clears the value.',
          'शीर्षक किसी भी भाषा में, या उसके पास लिखे नाम से हो सकता है। # से शुरू होने वाला कॉलम नहीं पढ़ा जाता। खाली खाना मान हटा देता है।',
        ],
        own: [
          'A heading is written in either language, or as the name beside it. A column whose heading begins with # is ignored.',
          'शीर्षक किसी भी भाषा में, या उसके पास लिखे नाम से हो सकता है। # से शुरू होने वाला कॉलम नहीं पढ़ा जाता।',
        ],
      },
      column: {
        heading: ['Heading', 'शीर्षक'],
        field: ['Or', 'या'],
        values: ['Values', 'मान'],
        key: ['identifies the record', 'बताता है कि कौन सा रिकॉर्ड है'],
      },
      hint: {
        reference: ['ID or name', 'आईडी या नाम'],
        such_as: ['such as %{example}', 'जैसे %{example}'],
      },
      match: {
        title: ['Which column is which?', 'कौन सा कॉलम क्या है?'],
        hint: [
          'Some headings in the file do not match this list. Choose what they mean; the file itself is not changed.',
          'फ़ाइल के कुछ शीर्षक इस सूची के नहीं हैं। बताइए कि उनका मतलब क्या है; फ़ाइल वैसी ही रहती है।',
        ],
        unnamed: ['Column %{number}, without a heading', 'कॉलम %{number}, बिना शीर्षक'],
        such_as: ['such as %{values}', 'जैसे %{values}'],
        out: ['Leave out', 'छोड़ दें'],
        as_is: ['As its heading says', 'जैसा शीर्षक कहता है'],
        twice: [
          'Two columns are matched to %{name}. Choose one.',
          'दो कॉलम %{name} से मिलाए गए हैं। एक चुनें।',
        ],
        missing: [
          '%{name} is missing; it identifies the record. |||| %{name} are missing; they identify the record.',
          '%{name} नहीं है; वही बताता है कि कौन सा रिकॉर्ड है। |||| %{name} नहीं हैं; वही बताते हैं कि कौन सा रिकॉर्ड है।',
        ],
        check: ['Check the file', 'फ़ाइल जाँचें'],
      },
      absent: [
        'Not in the file, so not changed: %{names}.',
        'फ़ाइल में नहीं, इसलिए जैसे हैं वैसे ही: %{names}।',
      ],
      checking: ['Checking the file', 'फ़ाइल जाँची जा रही है'],
      checking_hint: [
        'Nothing has been changed yet. The check stops if you leave this page.',
        'अभी कुछ नहीं बदला है। आप यह पेज छोड़ सकते हैं; तब जाँच रुक जाएगी।',
      ],
      applying: ['Applying the lines', 'पंक्तियाँ लागू हो रही हैं'],
      applying_hint: [
        'All lines are applied, or none. Stay on this page until it is done.',
        'या तो सभी पंक्तियाँ लागू होती हैं या कोई नहीं। पूरा होने तक यहीं रहें।',
      ],
      unreadable: [
        'This file cannot be imported. Nothing was changed.',
        'यह फ़ाइल आयात नहीं हो सकती। कुछ नहीं बदला।',
      ],
      not_applied: ['Nothing was applied.', 'कुछ लागू नहीं हुआ।'],
      check_again: ['Check again', 'फिर से जाँचें'],
      more: [
        'and %{smart_count} more |||| and %{smart_count} more',
        'और %{smart_count} |||| और %{smart_count}',
      ],
      fault: {
        large: [
          'The file is larger than 12 MB. Split it into several files.',
          'फ़ाइल 12 MB से बड़ी है। इसे कई फ़ाइलों में बाँटें।',
        ],
        workbook: [
          'This is an Excel workbook. Save it in Excel as "CSV UTF-8" and choose that file.',
          'यह एक्सेल वर्कबुक है। एक्सेल में इसे "CSV UTF-8" के रूप में सहेजें और वह फ़ाइल चुनें।',
        ],
      },
      checked: [
        'Checked %{count} line |||| Checked %{count} lines',
        '%{count} पंक्ति जाँची गई |||| %{count} पंक्तियाँ जाँची गईं',
      ],
      checked_hint: [
        'in %{seconds} s. Nothing has been changed yet.',
        '%{seconds} सेकंड में। अभी कुछ नहीं बदला है।',
      ],
      applied: [
        'Applied %{count} change |||| Applied %{count} changes',
        '%{count} बदलाव लागू हुआ |||| %{count} बदलाव लागू हुए',
      ],
      applied_hint: ['You can find them in each record’s history.', 'ये हर रिकॉर्ड के इतिहास में मिलेंगे।'],
      show_lines: ['Which lines are shown', 'कौन सी पंक्तियाँ दिखें'],
      state: {
        all: ['All lines', 'सभी पंक्तियाँ'],
        change: ['Changes', 'बदलाव'],
        create: ['New', 'नए'],
        unchanged: ['Same as now', 'पहले जैसा'],
        error: ['Errors', 'गलतियाँ'],
      },
      chip: {
        change: ['Change', 'बदलाव'],
        create: ['New', 'नया'],
        unchanged: ['Same', 'वैसा ही'],
        error: ['Error', 'गलती'],
        dry_run: ['Dry run', 'जाँच'],
        applied: ['Applied', 'लागू'],
        reverted: ['Reverted', 'वापस लिया'],
      },
      lines: ['Lines of the file', 'फ़ाइल की पंक्तियाँ'],
      line: ['Line', 'पंक्ति'],
      line_number: ['Line %{line}', 'पंक्ति %{line}'],
      line_pages: ['Pages of lines', 'पंक्तियों के पेज'],
      result: ['Result', 'नतीजा'],
      changes: ['What it does', 'क्या होगा'],
      same: ['Stays as it is', 'जैसा है वैसा रहेगा'],
      search: ['Search lines', 'पंक्तियाँ खोजें'],
      none_found: ['No line matches.', 'कोई पंक्ति मेल नहीं खाती।'],
      range: ['%{from} to %{to} of %{total}', '%{total} में से %{from} से %{to}'],
      note: {
        has_errors: [
          '%{smart_count} line has errors. Correct it in the file and choose the file again: all lines are applied, or none. |||| %{smart_count} lines have errors. Correct them in the file and choose the file again: all lines are applied, or none.',
          '%{smart_count} पंक्ति में गलती है। फ़ाइल में ठीक करें और फिर से चुनें: या तो सभी पंक्तियाँ लागू होती हैं या कोई नहीं। |||| %{smart_count} पंक्तियों में गलतियाँ हैं। फ़ाइल में ठीक करें और फिर से चुनें: या तो सभी पंक्तियाँ लागू होती हैं या कोई नहीं।',
        ],
        nothing: [
          'Every line matches what is saved: there is nothing to apply.',
          'हर पंक्ति पहले जैसी है: लागू करने के लिए कुछ नहीं है।',
        ],
        all_or_nothing: [
          'All lines are applied, or none. You can revert it afterwards.',
          'या तो सभी पंक्तियाँ लागू होती हैं या कोई नहीं। बाद में वापस ले सकते हैं।',
        ],
      },
      save_errors: ['Download errors', 'गलतियाँ डाउनलोड करें'],
      apply: ['Apply %{count} %{names}', '%{count} %{names} लागू करें'],
      show_records: ['Show %{names}', '%{names} देखें'],
      past: ['Earlier imports', 'पहले के आयात'],
      past_hint: [
        'Anyone who can import here can revert an import, as long as none of its records has changed since.',
        'जो यहाँ आयात कर सकता है वह आयात वापस ले सकता है, जब तक उसके किसी रिकॉर्ड को किसी ने बदला न हो।',
      ],
      past_counts: ['%{changed} changed, %{created} new', '%{changed} बदले, %{created} नए'],
      no_past: ['Nothing has been imported here yet.', 'यहाँ अभी तक कुछ आयात नहीं हुआ।'],
      no_name: ['No file name', 'बिना फ़ाइल नाम के भेजा गया'],
      revert: ['Revert', 'वापस लें'],
      revert_of: ['Revert %{name}', '%{name} वापस लें'],
      revert_title: ['Revert the import of %{count} lines?', '%{count} पंक्तियों का आयात वापस लें?'],
      revert_text: [
        '%{changed} %{names} get their earlier values back, and %{created} new ones are deleted. If any of them has changed since, nothing is reverted.',
        '%{changed} %{names} पहले जैसे हो जाएँगे और %{created} नए हटा दिए जाएँगे। यदि उनमें से कोई तब से बदला गया है, तो कुछ वापस नहीं होगा।',
      ],
      reverted: [
        '%{restored} restored, %{removed} deleted.',
        '%{restored} पहले जैसे हुए, %{removed} हटाए गए।',
      ],
      not_reverted: ['Nothing was reverted.', 'कुछ वापस नहीं हुआ।'],
    },
  },
};
