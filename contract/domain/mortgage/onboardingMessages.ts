import { told } from '../messages/told.ts';

/** What is reported about the onboarding of mortgage partners. */
export const onboardingMessages = {
  notNow: told(
    'This cannot be done in the partner’s current state. Reload the partner and check it.',
    'भागीदार की मौजूदा स्थिति में यह नहीं हो सकता। भागीदार को फिर देखें।',
  ),
  remark: told('Say why.', 'कारण लिखें।'),
  document: told(
    'Upload the signed agreement under Documents first.',
    'पहले दस्तावेज़ों में हस्ताक्षरित समझौता अपलोड करें।',
  ),
  phoneTaken: told(
    'A partner with this phone number already exists.',
    'इस फ़ोन नंबर का भागीदार पहले से है।',
  ),
} as const;
