export const texts = {
  opportunity: {
    lost: {
      title: ['Mark %{name} as lost', '%{name} को खोया अंकित करें'],
      confirm: ['Mark as lost', 'खोया अंकित करें'],
      done: ['Opportunity marked as lost', 'अवसर खोया अंकित हुआ'],
    },
    comments: {
      title: ['Comments', 'टिप्पणियाँ'],
      new: ['New comment', 'नई टिप्पणी'],
      none: ['No comments on this opportunity yet.', 'इस अवसर के बारे में अभी कुछ नहीं कहा गया।'],
      earlier: ['Earlier comments', 'पुरानी टिप्पणियाँ'],
      post: ['Post comment', 'टिप्पणी भेजें'],
      followUp: ['Follow-up', 'फ़ॉलो-अप'],
      people: ['Colleagues', 'सहकर्मी'],
      found: [
        '%{smart_count} colleague found |||| %{smart_count} colleagues found',
        '%{smart_count} सहकर्मी मिला |||| %{smart_count} सहकर्मी मिले',
      ],
      mentionHelp: [
        'Type @ to mention a colleague. They are notified.',
        'सहकर्मी का उल्लेख करने के लिए @ लिखें; उन्हें सूचना मिलेगी।',
      ],
    },
    renewal: {
      tag: ['Renewal tag', 'नवीनीकरण टैग'],
      alert: ['Renewal alert', 'नवीनीकरण सूचना'],
      none: ['Nothing is due for renewal', 'नवीनीकरण के लिए कुछ नहीं है'],
    },
  },
  quote: {
    title: ['Quote for %{name}', '%{name} का कोटेशन'],
    package: ['Package', 'पैकेज'],
    add: ['Add a package', 'पैकेज जोड़ें'],
    remove: ['Remove %{name}', '%{name} हटाएँ'],
    rate: ['Rate', 'दर'],
    discount: ['Discount', 'छूट'],
    sales: ['Sales price', 'बिक्री मूल्य'],
    gst: ['GST', 'GST'],
    dealValue: ['Deal value', 'सौदा मूल्य'],
    saveAndRequest: ['Save and request approval', 'सहेजें और मंज़ूरी माँगें'],
    request: ['Request approval', 'मंज़ूरी माँगें'],
    requested: [
      '%{smart_count} discount sent for approval |||| %{smart_count} discounts sent for approval',
      '%{smart_count} छूट मंज़ूरी के लिए भेजी |||| %{smart_count} छूटें मंज़ूरी के लिए भेजीं',
    ],
    approval: ['Approval', 'मंज़ूरी'],
    whole: {
      nothing: ['Not needed', 'नहीं चाहिए'],
      none: ['No level decides it', 'कोई स्तर तय नहीं करता'],
      level: ['Level %{level}', 'स्तर %{level}'],
    },
    city: ['Price of %{city}', '%{city} का मूल्य'],
    undecided: [
      'No level of the matrix decides one of these discounts. Raise its price to request approval.',
      'इनमें से एक छूट मैट्रिक्स का कोई स्तर तय नहीं करता। मंज़ूरी माँगने के लिए उसका मूल्य बढ़ाएँ।',
    ],
    level: {
      nothing: ['No approval needed.', 'मंज़ूरी नहीं चाहिए।'],
      approved: ['Discount approved.', 'छूट मंज़ूर।'],
      pending: ['Waiting for approval.', 'मंज़ूरी का इंतज़ार है।'],
      rejected: [
        'Discount rejected. Change the price, or request it again from the menu of the opportunity.',
        'छूट नामंज़ूर। मूल्य बदलें, या अवसर के मेन्यू से फिर माँगें।',
      ],
      none: [
        'No level of the matrix decides this discount.',
        'मैट्रिक्स का कोई स्तर यह छूट तय नहीं करता।',
      ],
      needs: ['Level %{level}: %{people}', 'स्तर %{level}: %{people}'],
      reviewer: ['%{names} reviews', '%{names} समीक्षा करते हैं'],
      approver: ['%{names} decides', '%{names} तय करते हैं'],
      next: [', then ', ', फिर '],
      typical: [
        '; half of such requests were decided within %{hours} hours',
        '; ऐसे आधे अनुरोध %{hours} घंटे के भीतर तय हुए',
      ],
    },
    fault: {
      quantity: ['Enter a quantity from 1 to 1,000.', '1 से 1,000 तक की मात्रा लिखें।'],
      salesPrice: ['Enter a price of 0 or more.', '0 या उससे अधिक मूल्य लिखें।'],
      discount: ['Enter a discount from 0 to 100 %.', '0 से 100 % तक की छूट लिखें।'],
      promotedDays: ['Enter 1 to 3,650 days.', '1 से 3,650 दिन लिखें।'],
      startDate: ['Enter a date.', 'तारीख़ लिखें।'],
    },
  },
};
