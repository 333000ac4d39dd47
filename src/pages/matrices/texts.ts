export const texts = {
  matrices: {
    context: [
      'Who must approve a discount, by level. The first level whose limits cover the request decides.',
      'छूट किसे मंज़ूर करनी है, स्तर के अनुसार। जिस पहले स्तर की सीमाओं में अनुरोध आता है, वही निर्णय लेता है।',
    ],
    readonly: [
      'You can read this matrix. Your roles do not let you change it.',
      'आप यह मैट्रिक्स देख सकते हैं। आपकी भूमिकाएँ इसे बदलने नहीं देतीं।',
    ],
    clientTypes: ['Client types', 'क्लाइंट के प्रकार'],
    levels: [
      '%{smart_count} level |||| %{smart_count} levels',
      '%{smart_count} स्तर |||| %{smart_count} स्तर',
    ],
    unsaved: ['not saved', 'सहेजा नहीं गया'],
    empty: ['No levels for %{client} yet', '%{client} के लिए अभी कोई स्तर नहीं'],
    empty_hint: [
      'Until there is a level, nobody can approve a discount for this client type.',
      'जब तक कोई स्तर नहीं है, इस प्रकार के क्लाइंट की छूट कोई मंज़ूर नहीं कर सकता।',
    ],
    empty_readonly: [
      'Nobody can approve a discount for this client type.',
      'इस प्रकार के क्लाइंट की छूट कोई मंज़ूर नहीं कर सकता।',
    ],
    first: ['Add the first level', 'पहला स्तर जोड़ें'],
    history: ['History', 'इतिहास'],
    column: {
      level: ['Level', 'स्तर'],
      approvers: ['Approver designation', 'मंज़ूरी देने वाला पदनाम'],
      untilBp: ['Discount up to', 'छूट की सीमा'],
      dealUntilPaise: ['Deal value up to', 'सौदे के मूल्य की सीमा'],
      reviewers: ['Reviewed by', 'समीक्षा करने वाले'],
    },
    grid: ['Levels of %{client}', '%{client} के स्तर'],
    keys: [
      'Arrow keys move, Enter edits, Ctrl Z undoes. Paste a block straight from a spreadsheet.',
      'तीर कुंजियों से चलें, Enter से बदलें, Ctrl Z से वापस लें। स्प्रेडशीट से सीधे ब्लॉक चिपकाएँ।',
    ],
    keys_readonly: ['Arrow keys move, Ctrl C copies.', 'तीर कुंजियों से चलें, Ctrl C से कॉपी करें।'],
    tools: ['Changes to the matrix', 'मैट्रिक्स में बदलाव'],
    undo: ['Undo', 'वापस लें'],
    redo: ['Redo', 'फिर करें'],
    add: ['Add level', 'स्तर जोड़ें'],
    insert: ['Insert above L%{level}', 'L%{level} के ऊपर जोड़ें'],
    remove: ['Remove L%{level}', 'L%{level} हटाएँ'],
    full: ['A matrix has at most %{most} levels.', 'मैट्रिक्स में अधिकतम %{most} स्तर होते हैं।'],
    choose: ['Choose designation', 'पदनाम चुनें'],
    enter: ['Enter a limit', 'सीमा लिखें'],
    changed: ['Changed, old value struck through', 'बदला हुआ, पुराना मान कटा हुआ'],
    fresh: ['New level', 'नया स्तर'],
    names: ['Type a designation', 'पदनाम लिखें'],
    no_names: ['No designation with that name', 'इस नाम का कोई पदनाम नहीं'],
    any: ['One review is enough', 'एक समीक्षा काफ़ी है'],
    edit_level: ['Change L%{level}', 'L%{level} बदलें'],
    apply: ['Apply', 'लागू करें'],
    said: {
      undone: ['Undone', 'वापस लिया गया'],
      redone: ['Redone', 'फिर किया गया'],
    },
    fault: {
      approvers: ['Choose who decides this level', 'चुनें कि इस स्तर पर निर्णय कौन लेता है'],
      untilBp: ['Enter the limit of this level', 'इस स्तर की सीमा लिखें'],
      order: ['Must be above the level below', 'नीचे के स्तर से ज़्यादा होना चाहिए'],
      falling: ['Must not be below the level below', 'नीचे के स्तर से कम नहीं हो सकता'],
      own: ['A designation that decides cannot also review', 'निर्णय लेने वाला समीक्षा नहीं कर सकता'],
    },
    unread: {
      percent: [
        '"%{words}" is not a percentage above 0 and up to 100',
        '"%{words}" 0 से ऊपर और 100 तक का प्रतिशत नहीं है',
      ],
      amount: [
        '"%{words}" is not an amount in rupees above 0 and up to 99,99,99,999',
        '"%{words}" 0 से ऊपर और 99,99,99,999 तक की रुपये की राशि नहीं है',
      ],
      designation: ['There is no designation "%{words}"', '"%{words}" नाम का कोई पदनाम नहीं है'],
      category: [
        '"%{words}": reviewers have no category',
        '"%{words}": समीक्षा करने वालों की कोई श्रेणी नहीं होती',
      ],
      many: [
        'At most %{words} designations review a level',
        'एक स्तर की समीक्षा अधिकतम %{words} पदनाम करते हैं',
      ],
    },
    check: {
      complete: ['No gap or overlap between levels', 'स्तरों के बीच न कोई ख़ाली जगह है, न टकराव'],
      faults: [
        '%{smart_count} cell to correct before it can be saved |||| %{smart_count} cells to correct before it can be saved',
        'सहेजने से पहले %{smart_count} खाना ठीक करें |||| सहेजने से पहले %{smart_count} खाने ठीक करें',
      ],
      above: [
        'Nobody decides discounts above %{limit}',
        '%{limit} से ऊपर की छूट पर कोई निर्णय नहीं लेता',
      ],
      deals: ['Nobody decides deals above %{limit}', '%{limit} से ऊपर के सौदों पर कोई निर्णय नहीं लेता'],
    },
    try: {
      title: ['Try a request', 'एक अनुरोध आज़माएँ'],
      against: ['against the matrix shown above', 'ऊपर दिख रहे मैट्रिक्स पर'],
      discount: ['Discount in percent', 'छूट, प्रतिशत में'],
      deal: ['Deal value in rupees', 'सौदे का मूल्य, रुपयों में'],
      invalid: [
        'Enter a discount and a deal value to see who decides.',
        'निर्णय कौन लेता है यह देखने के लिए छूट और सौदे का मूल्य लिखें।',
      ],
      none: [
        'No level covers this: nobody decides.',
        'यह किसी स्तर की सीमा में नहीं: कोई निर्णय नहीं लेता।',
      ],
      skip_discount: ['%{names}: skipped, up to %{limit}', '%{names}: छोड़ा गया, %{limit} तक'],
      skip_deal: [
        '%{names}: skipped, deals up to %{limit}',
        '%{names}: छोड़ा गया, %{limit} तक के सौदे',
      ],
      reviews: ['%{names} reviews first', 'पहले %{names} की समीक्षा'],
      decides: ['%{names} decides', '%{names} का निर्णय'],
      today: ['Today: %{names} decides', 'आज: %{names} का निर्णय'],
      today_none: ['Today: nobody decides', 'आज: कोई निर्णय नहीं लेता'],
    },
    save: {
      note: [
        '%{smart_count} change |||| %{smart_count} changes',
        '%{smart_count} बदलाव |||| %{smart_count} बदलाव',
      ],
      review: [
        'Review %{smart_count} change |||| Review %{smart_count} changes',
        '%{smart_count} बदलाव देखें |||| %{smart_count} बदलाव देखें',
      ],
      discard: ['Discard', 'छोड़ें'],
      title: [
        'Save %{smart_count} change for %{client}? |||| Save %{smart_count} changes for %{client}?',
        '%{client} का %{smart_count} बदलाव सहेजें? |||| %{client} के %{smart_count} बदलाव सहेजें?',
      ],
      added: ['New level', 'नया स्तर'],
      removed: ['Removed level', 'हटाया गया स्तर'],
      failed: ['The matrix was not saved', 'मैट्रिक्स सहेजा नहीं गया'],
      misfit: [
        '%{person} changed this matrix in the meantime. Both changes are combined, but they do not fit together yet.',
        'इस बीच %{person} ने यह मैट्रिक्स बदला। दोनों के बदलाव जोड़ दिए गए, पर अभी मेल नहीं खाते।',
      ],
      merged: [
        'Saved. %{person} also changed this matrix in the meantime; both changes are kept.',
        'सहेजा गया। इस बीच %{person} ने भी यह मैट्रिक्स बदला था; दोनों के बदलाव रखे गए।',
      ],
    },
    discard: {
      title: ['Discard all changes for %{client}?', '%{client} के सारे बदलाव छोड़ें?'],
      text: [
        '%{smart_count} change is undone. |||| %{smart_count} changes are undone.',
        '%{smart_count} बदलाव वापस लिया जाएगा। |||| %{smart_count} बदलाव वापस लिए जाएँगे।',
      ],
      confirm: ['Discard changes', 'बदलाव छोड़ें'],
    },
    past: {
      title: ['History of %{client}', '%{client} का इतिहास'],
      take_back: ['Undo this change', 'इसे वापस लें'],
      taken: [
        'The earlier values are back in the matrix. They are not saved yet.',
        'पहले के मान मैट्रिक्स में हैं, अभी सहेजे नहीं गए।',
      ],
      left: [
        '%{smart_count} cell has changed since and stays as it is. |||| %{smart_count} cells have changed since and stay as they are.',
        '%{smart_count} सेल अब बदल चुका है और वैसा ही रहता है। |||| %{smart_count} सेल अब बदल चुके हैं और वैसे ही रहते हैं।',
      ],
      nothing: ['Everything is as it was before.', 'सब कुछ पहले जैसा ही है।'],
      none: ['No changes yet', 'अभी कोई बदलाव नहीं'],
      none_hint: [
        'Every change to this matrix will appear here: who made it, when, and each cell before and after.',
        'इस मैट्रिक्स का हर बदलाव यहाँ दिखेगा: किसने, कब, और हर खाना पहले और बाद में।',
      ],
      save: ['changed the matrix', 'ने मैट्रिक्स बदला'],
      delete: ['removed designations', 'ने पदनाम हटाए'],
      other: ['%{action}', '%{action}'],
      more: ['Show older changes', 'पुराने बदलाव दिखाएँ'],
      empty: ['empty', 'खाली'],
      any: ['One review is enough', 'एक समीक्षा काफ़ी है'],
      yes: ['Yes', 'हाँ'],
      no: ['No', 'नहीं'],
      close: ['Close', 'बंद करें'],
    },
  },
};
