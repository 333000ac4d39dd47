/** Words of lists. */
export const texts = {
  engine: {
    columns: {
      find: ['Find a column', 'कॉलम खोजें'],
      count: ['%{shown} of %{all} shown', '%{all} में से %{shown} दिख रहे हैं'],
      first: ['always first', 'हमेशा पहला'],
      reset: ['Reset', 'पहले जैसा करें'],
      move: ['Move %{name}', '%{name} को खिसकाएँ'],
      move_hint: ['Drag, or use the arrow keys', 'खींचें, या तीर कुंजियाँ दबाएँ'],
      moved: [
        '%{name} is now number %{place} of %{all}',
        '%{name} अब %{all} में से %{place} स्थान पर है',
      ],
      more: ['More columns to the right', 'दाईं ओर और कॉलम हैं'],
    },
    list: {
      sort_by: ['Sort by', 'क्रम का आधार'],
      sort_none: ['Default order', 'जैसे सूची खुलती है'],
      ascending: ['Ascending', 'बढ़ता क्रम'],
      descending: ['Descending', 'घटता क्रम'],
    },
    chart: {
      of: ['What the bars show', 'बार क्या दिखाएँ'],
      by: ['What the bars are by', 'बार किसके अनुसार'],
      number: ['Number', 'संख्या'],
      undrawn: [
        '%{shown} have a bar. One more has none: %{value}. |||| %{shown} have a bar. %{count} more have none: %{value} in all.',
        '%{shown} के बार हैं। एक और का नहीं: %{value}। |||| %{shown} के बार हैं। %{count} और के नहीं: कुल %{value}।',
      ],
      none: ['None', 'कोई नहीं'],
      day: ['%{name} by day', '%{name}, दिन के अनुसार'],
      week: ['%{name} by week', '%{name}, सप्ताह के अनुसार'],
      month: ['%{name} by month', '%{name}, महीने के अनुसार'],
    },
    totals: {
      label: ['Totals', 'कुल योग'],
      of: ['Total of %{count}', '%{count} का कुल'],
      ask: ['Add up all', 'सब जोड़ें'],
    },
    inline: {
      label: ['%{field} of %{name}', '%{name} का %{field}'],
      saving: ['Saving', 'सहेजा जा रहा है'],
    },
    view: {
      share_too: ['Share with everyone who opens this list', 'यह सूची खोलने वाले सभी के साथ साझा करें'],
      name: ['Name of the view', 'दृश्य का नाम'],
      name_help: [
        'It saves the filter, search, sort order, columns and rows per page.',
        'यह फ़िल्टर, खोज, क्रम, कॉलम और प्रति पेज पंक्तियाँ याद रखता है।',
      ],
      name_missing: ['Please enter a name', 'कृपया नाम लिखें'],
      remove: ['Delete view', 'दृश्य हटाएँ'],
      remove_own: [
        'This deletes only the view. The records stay.',
        'रिकॉर्ड बने रहते हैं। केवल उनका यह दृश्य हटता है।',
      ],
      remove_shared: [
        'This deletes the view for everyone who uses it. The records stay, and lists that open with this view return to their default.',
        'रिकॉर्ड बने रहते हैं। यह दृश्य सबके लिए हटता है, और जो सूचियाँ इससे खुलती हैं वे फिर सामान्य रूप से खुलेंगी।',
      ],
      roles_title: ['Roles that start with "%{name}"', '"%{name}" से कौन शुरू करता है'],
      roles_text: [
        'For people with these roles the list opens with this view, unless they have chosen another one.',
        'इन भूमिकाओं की सूची इसी दृश्य से खुलती है, जब तक किसी व्यक्ति ने दूसरा न चुना हो।',
      ],
      roles_other: ['%{role} (now: %{name})', '%{role} (अभी: %{name})'],
    },
    filter: {
      choose: ['Field to filter by', 'किससे फ़िल्टर करें'],
      how: ['Condition for %{field}', '%{field} की तुलना कैसे करें'],
      apply: ['Apply', 'लागू करें'],
      not: ['not:', 'नहीं:'],
      always: ['anything', 'कुछ भी'],
      never: ['nothing', 'कुछ नहीं'],
      between: ['is between', 'इनके बीच है'],
      from: ['From', 'से'],
      to: ['To', 'तक'],
      turned: ['From must not be after To.', 'शुरुआत अंत के बाद नहीं हो सकती।'],
      span: {
        today: ['Today', 'आज'],
        week: ['This week', 'इस हफ़्ते'],
        month: ['This month', 'इस महीने'],
      },
      today: ['today', 'आज'],
      own: ['me', 'मैं'],
      own_value: ['the value of the same record', 'उसी रिकॉर्ड का मान'],
      show: [
        'Show %{count} row |||| Show %{count} rows',
        '%{count} पंक्ति दिखाएँ |||| %{count} पंक्तियाँ दिखाएँ',
      ],
    },
    forbidden: {
      title: ['You do not have access to this', 'आप इसे नहीं खोल सकते'],
      text: [
        'Your roles do not include this page of %{names}. Ask an administrator if you need it.',
        'आपकी भूमिकाओं में %{names} का यह पेज शामिल नहीं है। ज़रूरत हो तो एडमिन से कहें।',
      ],
    },
    triage: {
      open: ['Decide one by one', 'एक-एक करके तय करें'],
      close: ['Back to the list', 'सूची पर वापस'],
      place: ['%{place} of %{all}', '%{all} में से %{place}'],
      since: ['%{smart_count} day |||| %{smart_count} days', '%{smart_count} दिन'],
      record: ['Open the page', 'पेज खोलें'],
      nothing: ['Nothing here waits for you.', 'यहाँ आपके लिए कुछ नहीं रुका है।'],
      done: ['All done: nothing waits any more.', 'सब हो गया: अब कुछ बाकी नहीं है।'],
    },
    tree: {
      below: ['%{name}: %{count} below', '%{name}: नीचे %{count}'],
    },
    figure: {
      none: ['There is nothing to count yet.', 'अभी कुछ भी नहीं गिना गया है।'],
    },
    section: {
      all: ['Show all %{names} on their own page', 'सभी %{names} उनके अपने पेज पर दिखाएँ'],
      all_short: ['Show all', 'सभी दिखाएँ'],
      none: ['No %{names} yet.', 'अभी कोई %{names} नहीं।'],
      nothing: ['No activity yet.', 'अभी कुछ नहीं हुआ है।'],
      earlier: ['Show earlier', 'पहले वाले दिखाएँ'],
      refused: ['You do not have access to this', 'आप इसे नहीं देख सकते'],
      refused_hint: [
        'Your roles do not include it. Ask an administrator if you need it.',
        'यह आपकी भूमिकाओं में नहीं है। ज़रूरत हो तो एडमिनिस्ट्रेटर से कहें।',
      ],
    },
    offline: {
      kept: [
        'No connection. What you typed is kept here and will be saved automatically when you are connected again.',
        'कनेक्शन नहीं है। आपका लिखा यहाँ सुरक्षित है और कनेक्शन लौटते ही अपने आप सहेज लिया जाएगा।',
      ],
      busy: [
        'The console is busy. What you typed is kept here and will be saved automatically in a moment.',
        'कंसोल अभी व्यस्त है। आपका लिखा यहाँ सुरक्षित है और थोड़ी देर में अपने आप सहेज लिया जाएगा।',
      ],
      again: ['Try now', 'अभी कोशिश करें'],
    },
    told: {
      saved: ['Saved: %{name} "%{title}"', 'सहेजा गया: %{name} "%{title}"'],
      created: ['Created: %{name} "%{title}"', 'बनाया गया: %{name} "%{title}"'],
      removed: ['Deleted: %{name} "%{title}"', 'हटाया गया: %{name} "%{title}"'],
      removed_many: ['Deleted: %{count} %{names}', 'हटाए गए: %{count} %{names}'],
      inline: ['%{field} of "%{title}"', '"%{title}" – %{field}'],
    },
    leave: {
      title: ['Leave without saving?', 'बिना सहेजे जाएँ?'],
      text: ['Your changes on this page will be lost.', 'इस पेज पर आपके बदलाव चले जाएँगे।'],
      confirm: ['Leave without saving', 'बिना सहेजे जाएँ'],
    },
  },
};
