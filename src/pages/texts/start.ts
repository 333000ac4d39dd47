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
      directory: ['Sign in with %{name}', '%{name} से साइन इन करें'],
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
    },
  },
};
