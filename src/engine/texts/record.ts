/** Words of records: what can be done to them, and who else does it. */
export const texts = {
  engine: {
    record: {
      tabs: ['Record tabs', 'रिकॉर्ड के टैब'],
      previous: ['Previous record in the list', 'सूची का पिछला रिकॉर्ड'],
      next: ['Next record in the list', 'सूची का अगला रिकॉर्ड'],
      details: ['Details', 'विवरण'],
      history: ['History', 'इतिहास'],
      more: ['More details', 'और जानकारी'],
      former: ['No longer part of this screen', 'अब इस स्क्रीन का हिस्सा नहीं'],
      closed: ['It can no longer be changed', 'इसे अब बदला नहीं जा सकता'],
    },
    gone: {
      title: ['%{name} was deleted', '%{name} हटाया गया था'],
      text: [
        '%{person} deleted it. You can restore it as it was.',
        '%{person} ने इसे हटाया। इसे जैसा था वैसा वापस लाया जा सकता है।',
      ],
      restore: ['Restore', 'वापस लाएँ'],
      done: ['Restored', 'यह वापस आ गया'],
      restore_name: ['Restore %{name}', '%{name} वापस लाएँ'],
      none: ['No deleted %{names}', 'हटाए गए %{names} नहीं हैं'],
      none_hint: [
        'Deleted records appear here until they are restored.',
        'जो हटाया जाता है, वह वापस लाए जाने तक यहाँ रहता है।',
      ],
      more: ['Show older', 'पुराने दिखाएँ'],
    },
    missing: {
      title: ['%{name} not found', '%{name} नहीं मिला'],
      text: [
        'It does not exist, or you do not have access to it.',
        'यह मौजूद नहीं है, या आप इसे देख नहीं सकते।',
      ],
      list: ['Go to %{names}', '%{names} पर जाएँ'],
    },
    colleagues: {
      here: [
        '%{names} also has this open |||| %{names} also have this open',
        '%{names} ने भी इसे खोल रखा है |||| %{names} ने भी इसे खोल रखा है',
      ],
      changed: ['%{name} changed this just now', '%{name} ने इसे अभी बदला है'],
      removed: ['%{name} deleted this just now', '%{name} ने इसे अभी हटाया है'],
    },
    approval: {
      becomes: ['becomes', 'बदलकर'],
      save: ['Propose change', 'बदलाव प्रस्तावित करें'],
      title: ['Propose a change to %{name}', '%{name} का बदलाव प्रस्तावित करें'],
      text: [
        'Someone else has to approve it. Until then nothing changes.',
        'इसे कोई और मंज़ूर करेगा। तब तक सब जैसा है वैसा ही रहेगा।',
      ],
      propose: ['Propose', 'प्रस्तावित करें'],
      done: [
        'Proposed. It takes effect once someone else has approved it.',
        'प्रस्तावित हुआ। किसी और के मंज़ूर करने पर लागू होगा।',
      ],
      waiting: [
        '%{person} proposed a change from %{day}:',
        '%{person} ने %{day} से बदलाव प्रस्तावित किया:',
      ],
      approved: [
        'Approved. The change by %{person} takes effect on %{day}:',
        'मंज़ूर। %{person} का बदलाव %{day} से लागू होगा:',
      ],
      open: ['Open', 'खोलें'],
    },
    next: { label: ['Next', 'आगे'], after: ['Next: %{step}', 'आगे: %{step}'] },
    stages: {
      label: ['Stages', 'चरण'],
      done: ['done', 'पूरा हुआ'],
      now: ['current', 'अभी यहाँ है'],
      ahead: ['upcoming', 'बाकी है'],
    },
    conflict: {
      title: ['%{person} saved first', '%{person} ने पहले सहेजा'],
      text: [
        'You both changed the same field. Choose which value to keep. All other changes are kept. |||| You both changed the same %{smart_count} fields. Choose which values to keep. All other changes are kept.',
        'आप दोनों ने एक ही फ़ील्ड बदला है। चुनें कि कौन सा मान रहे; दोनों की बाकी हर चीज़ रहेगी। |||| आप दोनों ने वही %{smart_count} फ़ील्ड बदले हैं। चुनें कि कौन से मान रहें; दोनों की बाकी हर चीज़ रहेगी।',
      ],
      mine: ['Your value', 'आपका मान'],
      theirs: ['Value of %{person}', '%{person} का मान'],
      original: ['Before:', 'पहले:'],
      back: ['Keep editing', 'संपादन जारी रखें'],
      save: ['Save these values', 'ये मान सहेजें'],
      merged: [
        'Saved. %{person} changed %{fields} in the meantime; both changes are kept.',
        'सहेजा गया। इस बीच %{person} ने %{fields} बदला था; दोनों बदलाव रखे गए।',
      ],
      someone: ['someone else', 'किसी और'],
    },
    draft: {
      restored: [
        'Your unsaved changes are restored (%{time}). Save to keep them.',
        'आपके बिना सहेजे बदलाव वापस आ गए (%{time})। रखने के लिए सहेजें।',
      ],
      older: [
        'Your unsaved changes are restored (%{time}), but the record has been saved since. Check them before you save.',
        'जो आपने पहले लिखा था वह वापस आ गया (%{time}), पर रिकॉर्ड तब से बदल चुका है। सहेजने से पहले जाँच लें।',
      ],
      discard: ['Discard', 'हटा दें'],
    },
    remove: {
      title_one: ['Delete "%{name}"?', '"%{name}" हटाएँ?'],
      title_many: ['Delete %{count} %{names}?', '%{count} %{names} हटाएँ?'],
      confirm_one: ['Delete %{name}', '%{name} हटाएँ'],
      confirm_many: ['Delete %{count} %{names}', '%{count} %{names} हटाएँ'],
      more: ['and %{smart_count} more', 'और %{smart_count}'],
      text: [
        'It disappears from every list. You cannot undo this here.',
        'यह हर सूची से हट जाएगा। इसे यहाँ वापस नहीं किया जा सकता।',
      ],
      text_undo: [
        'It disappears from every list. You can undo this right away, or restore it later at its address.',
        'यह हर सूची से हट जाएगा। आप इसे तुरंत बाद पूर्ववत कर सकते हैं, और बाद में इसके पते पर वापस ला सकते हैं।',
      ],
      stayed: ['%{gone} deleted, %{left} not', '%{gone} हटे, %{left} नहीं'],
    },
    action: {
      title: ['%{action}: %{name}', '%{action}: %{name}'],
      title_many: ['%{action}: %{count} selected', '%{action}: %{count} चुने हुए'],
      partly: [
        'Done for %{done}, not for %{left}. %{why}',
        '%{done} के लिए हुआ, %{left} के लिए नहीं। %{why}',
      ],
    },
    once: {
      label: ['Shown this once', 'केवल इसी बार'],
      warning: [
        'Copy it now and keep it where only the program can read it. It is not shown again.',
        'इसे अभी कॉपी करें और वहाँ रखें जहाँ केवल प्रोग्राम पढ़ सके। यह फिर नहीं दिखेगा।',
      ],
      copy: ['Copy', 'कॉपी करें'],
      copied: ['Copied', 'कॉपी हो गया'],
      by_hand: [
        'The browser does not let the page copy. Copy it by hand.',
        'ब्राउज़र पेज को कॉपी नहीं करने देता। हाथ से कॉपी करें।',
      ],
      done: ['Done', 'हो गया'],
      lost: [
        'It was made, but what is shown once was lost on the way. Revoke it and make a new one.',
        'वह बन गया, पर जो केवल एक बार दिखता है वह रास्ते में खो गया। उसे रद्द करके नया बनाएँ।',
      ],
    },
    several: {
      flagged: ['%{count} of %{all}: %{words}', '%{all} में से %{count}: %{words}'],
      eligible: [
        'Possible for %{smart_count} of %{all} |||| Possible for %{smart_count} of %{all}',
        '%{all} में से %{smart_count} किया जा सकता है |||| %{all} में से %{smart_count} किए जा सकते हैं',
      ],
      left_out: [
        'Skipped: %{smart_count} |||| Skipped: %{smart_count}',
        'छोड़ा गया: %{smart_count} |||| छोड़े गए: %{smart_count}',
      ],
      none: ['Not possible for any of them', 'इनमें से कोई नहीं किया जा सकता'],
      progress: ['%{done} of %{all} done', '%{all} में से %{done} हो गए'],
      stop: ['Stop', 'रोकें'],
      stopping: ['Stopping', 'रोका जा रहा है'],
      stopped: [
        'Stopped. %{done} of %{all} were done; the others were not changed.',
        'रोक दिया गया। %{all} में से %{done} हो गए; बाकी जैसे थे वैसे हैं।',
      ],
      result: ['Done for %{ok}, not for %{failed}', '%{ok} के लिए हुआ, %{failed} के लिए नहीं'],
      failed: ['Not done', 'नहीं हुए'],
      and_more: ['%{named} and %{count} more', '%{named} और %{count} और'],
      retry: [
        'Try %{smart_count} again |||| Try %{smart_count} again',
        '%{smart_count} फिर से आज़माएँ |||| %{smart_count} फिर से आज़माएँ',
      ],
      unsaid: ['The server gave no reason.', 'सर्वर ने कोई कारण नहीं बताया।'],
      confirm: ['%{action} (%{count})', '%{action} (%{count})'],
    },
    undo: {
      hint: ['Undo (Alt+Z)', 'पूर्ववत करें (Alt+Z)'],
      done: ['Undone', 'पूर्ववत किया गया'],
      partly: [
        '%{done} undone, %{left} not (%{names}). %{why}',
        '%{done} पूर्ववत किए गए, %{left} नहीं (%{names})। %{why}',
      ],
      and_more: ['%{names} and %{count} more', '%{names} और %{count} अन्य'],
    },
  },
};
