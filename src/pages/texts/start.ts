/** Words of the pages that are before everything else. */
export const texts = {
  pages: {
    signIn: {
      title: ['Sign in to the staff console', 'स्टाफ़ कंसोल में साइन इन करें'],
      hint: ['Use your work e-mail and password.', 'अपने काम का ई-मेल और पासवर्ड लिखें।'],
      email: ['Work e-mail', 'काम का ई-मेल'],
      emailMissing: ['Enter your work e-mail', 'अपने काम का ई-मेल लिखें'],
      password: ['Password', 'पासवर्ड'],
      passwordMissing: ['Enter your password', 'अपना पासवर्ड लिखें'],
      showPassword: ['Show password', 'पासवर्ड दिखाएँ'],
      keep: ['Keep me signed in on this computer', 'इस कंप्यूटर पर मुझे साइन इन रखें'],
      submit: ['Sign in', 'साइन इन करें'],
      google: ['Sign in with Google', 'Google से साइन इन करें'],
      googleRefused: [
        'Google did not sign you in. Please try again.',
        'Google से साइन इन नहीं हो सका। कृपया फिर कोशिश करें।',
      ],
      signedOutElsewhere: ['You signed out in another tab.', 'आपने दूसरे टैब में साइन आउट किया।'],
      someoneElse: [
        '%{name} is signed in in this browser now.',
        'अब इस ब्राउज़र में %{name} साइन इन हैं।',
      ],
      keptFor: [
        'What was typed here is kept for %{name}.',
        'यहाँ जो लिखा गया था, वह %{name} के लिए रखा है।',
      ],
      forgot: ['Forgot password?', 'पासवर्ड भूल गए?'],
      noAccount: [
        'No account? Ask your team leader to add you in User management.',
        'खाता नहीं है? अपने टीम लीडर से कहें कि वे उपयोगकर्ता प्रबंधन में आपको जोड़ें।',
      ],
      demo: ['Demo', 'डेमो'],
      demoTitle: ['Try it as someone', 'किसी के रूप में आज़माएँ'],
      demoHint: [
        'One click signs you in with sample data. Nothing you do reaches a real customer.',
        'एक क्लिक से नमूना डेटा के साथ साइन इन करें। किसी असली ग्राहक तक कुछ नहीं पहुँचता।',
      ],
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
  },
};
