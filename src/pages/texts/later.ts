export const texts = {
  pages: {
    signIn: {
      resetTitle: ['Set a new password', 'नया पासवर्ड बनाएँ'],
      resetHint: [
        'We send a link to your work e-mail. It works for 30 minutes.',
        'हम आपके काम के ई-मेल पर एक लिंक भेजेंगे। वह 30 मिनट तक चलेगा।',
      ],
      resetSent: [
        'If this address has an account, a link is on its way. Check your inbox.',
        'अगर इस पते का खाता है, तो लिंक भेज दिया गया है। अपना मेलबॉक्स देखें।',
      ],
      resetSubmit: ['Send the link', 'लिंक भेजें'],
      back: ['Back to sign-in', 'साइन इन पर वापस'],
      newTitle: ['Choose a new password', 'नया पासवर्ड चुनें'],
      newHint: [
        'You will be signed out on all other computers.',
        'इससे बाकी सभी कंप्यूटरों पर आपके सत्र समाप्त हो जाएँगे।',
      ],
      newPassword: ['New password', 'नया पासवर्ड'],
      ruleBroken: ['not met', 'पूरा नहीं'],
      newSubmit: ['Save the password', 'पासवर्ड सहेजें'],
      newDone: [
        'Your new password is saved. Sign in with it now.',
        'नया पासवर्ड सहेज लिया गया है। अब उससे साइन इन करें।',
      ],
    },
    tabs: {
      signedOut: ['You signed out in another tab.', 'आपने दूसरे टैब में साइन आउट किया।'],
      someoneElse: [
        '%{name} is signed in in this browser now.',
        'अब इस ब्राउज़र में %{name} साइन इन हैं।',
      ],
      keptFor: [
        'What was typed here is kept for %{name}.',
        'यहाँ जो लिखा गया था, वह %{name} के लिए रखा है।',
      ],
    },
    home: {
      morning: ['Good morning, %{name}', 'सुप्रभात, %{name}'],
      afternoon: ['Good afternoon, %{name}', 'नमस्ते, %{name}'],
      evening: ['Good evening, %{name}', 'शुभ संध्या, %{name}'],
      recent: ['Recent changes', 'हाल के बदलाव'],
      recentEmpty: ['Nothing has changed yet', 'अभी कुछ नहीं बदला'],
      recentEmptyHint: [
        'What you and your colleagues change will be listed here.',
        'आप और आपके साथी जो बदलेंगे, वह यहाँ दिखेगा।',
      ],
      recentMore: ['%{smart_count} more', '%{smart_count} और'],
      recentError: ['The recent changes could not be loaded', 'हाल के बदलाव लोड नहीं हो सके'],
      noScreens: ['No pages are open to you yet', 'अभी आपके लिए कोई पेज खुला नहीं है'],
      noScreensHint: [
        'Ask your team leader to give you a role in User management.',
        'अपने टीम लीडर से कहें कि वे उपयोगकर्ता प्रबंधन में आपको भूमिका दें।',
      ],
      work: ['Waiting for you', 'आपकी प्रतीक्षा में'],
      deals: ['Your deals, by what they wait for', 'आपके सौदे: किसे किसका इंतज़ार है'],
      noWork: ['Nothing is waiting for you.', 'आपकी सूचियों में कुछ भी प्रतीक्षा में नहीं है।'],
      announcements: ['Announcements', 'सूचनाएँ'],
      allAnnouncements: ['All', 'सभी'],
      dismiss: ['Dismiss: %{title}', 'हटाएँ: %{title}'],
      urgent: ['Urgent', 'अत्यावश्यक'],
      pages: ['All pages', 'सभी पेज'],
    },
    standing: {
      targetsOf: ['Targets of your people', 'आपके लोगों के लक्ष्य'],
      everybody: ['All of them, with their figures', 'सभी, उनके आँकड़ों के साथ'],
      allPeople: ['All of your people', 'आपके सभी लोग'],
      noTarget: ['No target', 'कोई लक्ष्य नहीं'],
      onlyBehind: ['Only those behind (%{count})', 'केवल जो पीछे हैं (%{count})'],
      showAll: ['Show everybody', 'सबको दिखाएँ'],
      nobodyBehind: ['Nobody is behind their target.', 'कोई भी अपने लक्ष्य से पीछे नहीं है।'],
      howManyBehind: [
        '%{smart_count} of %{all} is behind at this pace |||| %{smart_count} of %{all} are behind at this pace',
        'इस रफ़्तार से %{all} में से %{smart_count} पीछे |||| इस रफ़्तार से %{all} में से %{smart_count} पीछे',
      ],
      sum: [
        '%{achieved} of %{target} (%{percent}%), %{gap} to go, projected %{projected} by %{until}',
        '%{target} में से %{achieved} (%{percent}%), %{gap} बाकी, %{until} तक अनुमान %{projected}',
      ],
      sumEarly: [
        '%{achieved} of %{target} (%{percent}%), %{gap} to go by %{until}',
        '%{target} में से %{achieved} (%{percent}%), %{until} तक %{gap} बाकी',
      ],
      state: {
        behind: ['Behind', 'पीछे'],
        onTrack: ['On track', 'सही रफ़्तार'],
        early: ['Just begun', 'अभी शुरू'],
      },
      column: {
        target: ['Target', 'लक्ष्य'],
        achieved: ['Achieved', 'हासिल'],
        gap: ['Gap', 'कमी'],
        projected: ['Projected', 'अनुमान'],
        why: ['Why', 'कारण'],
        attempted: ['Calls', 'कॉल'],
        connects: ['Connected', 'जुड़ी'],
        closed: ['Deals (of connected)', 'सौदे (जुड़ी में से)'],
      },
      why: {
        calls: [
          'Few calls: %{value} a person, the others %{usual}',
          'कम कॉल: प्रति व्यक्ति %{value}, औरों की %{usual}',
        ],
        connects: [
          'Few connected: %{value} of calls, the others %{usual}',
          'कम जुड़ीं: कॉल का %{value}, औरों की %{usual}',
        ],
        conversion: [
          'Few deals: %{value} of connected calls, the others %{usual}',
          'कम सौदे: जुड़ी कॉल का %{value}, औरों के %{usual}',
        ],
        pending: ['%{amount} of payments wait to be cleared', '%{amount} के भुगतान क्लियर होने बाकी'],
        approvals: [
          '%{smart_count} approval waits |||| %{smart_count} approvals wait',
          '%{smart_count} मंज़ूरी बाकी |||| %{smart_count} मंज़ूरियाँ बाकी',
        ],
      },
      name: ['Name', 'नाम'],
    },
    tiles: {
      next: ['What to do next', 'अब क्या करें'],
      nothing: [
        'Nothing is overdue or waiting for you.',
        'कुछ भी विलंबित नहीं है और कुछ आपकी प्रतीक्षा में नहीं है।',
      ],
      stepOverdue: ['%{label}, %{count} overdue', '%{label}, %{count} विलंबित'],
      step: ['%{label}, %{count} waiting', '%{label}, %{count} प्रतीक्षा में'],
      stepOwnOverdue: ['%{label}, %{count} of yours overdue', '%{label}, आपके %{count} विलंबित'],
      stepOwn: ['%{label}, %{count} of yours waiting', '%{label}, आपके %{count} प्रतीक्षा में'],
      stepTeamOverdue: ['%{count} overdue in your team', 'आपकी टीम में %{count} विलंबित'],
      stepTeam: ['%{count} waiting in your team', 'आपकी टीम में %{count} प्रतीक्षा में'],
      stepDecide: [
        '%{smart_count} waits for you |||| %{smart_count} wait for you',
        '%{smart_count} आपकी प्रतीक्षा में |||| %{smart_count} आपकी प्रतीक्षा में',
      ],
      first: ['First in line', 'सबसे पहले'],
      overdue: ['%{count} overdue', '%{count} विलंबित'],
      error: ['The numbers could not be loaded', 'संख्याएँ लोड नहीं हो सकीं'],
      notYours: [
        'This tile is not on any of your dashboards.',
        'यह टाइल आपके किसी डैशबोर्ड पर नहीं है।',
      ],
    },
    unauthorized: {
      title: ['You do not have access to this page', 'यह पेज आपके लिए खुला नहीं है'],
      what: ['Your roles do not include %{page}.', '%{page} आपकी भूमिकाओं के पेजों में नहीं है।'],
      whatElse: ['Your roles do not include this page.', 'यह पेज आपकी भूमिकाओं के पेजों में नहीं है।'],
      whom: [
        'If you need it for your work, ask your team leader or an administrator to give you the role in User management.',
        'अगर काम के लिए ज़रूरी है, तो अपने टीम लीडर या एडमिन से कहें। वे उपयोगकर्ता प्रबंधन में आपको भूमिका दे सकते हैं।',
      ],
      roles: ['Your roles: %{roles}', 'आपकी भूमिकाएँ: %{roles}'],
      home: ['Go to Home', 'होम पर जाएँ'],
    },
    notFound: {
      title: ['Page not found', 'इस पते पर कोई पेज नहीं है'],
      hint: [
        'Check the address for typing errors, or find the page in the menu or with the search.',
        'पता ग़लत हो सकता है, या पेज कहीं और चला गया है। उसे मेनू में या खोज से ढूँढ़ें।',
      ],
      home: ['Go to Home', 'होम पर जाएँ'],
    },
  },
};
