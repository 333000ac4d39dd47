import { told } from '../messages/told.ts';

/** What a directory is told that pushes people and groups (SCIM). */
export const scimMessages = {
  noRule: told(
    'No rule says which roles groups give. Set OIDC_ROLES, and start again.',
    'कोई नियम नहीं बताता कि समूह कौन-सी भूमिकाएँ देते हैं। OIDC_ROLES सेट करके फिर शुरू करें।',
  ),
  filter: told(
    'This filter is not understood. Use eq of userName, externalId, emails.value, displayName or id, joined by and.',
    'यह फ़िल्टर समझ नहीं आया। userName, externalId, emails.value, displayName या id का eq लिखें।',
  ),
  path: told(
    'This change is not understood. Check op, path and value.',
    'यह बदलाव समझ नहीं आया। op, path और value देखें।',
  ),
  userName: told(
    'userName must be the work e-mail address of the person. Map it so in the directory.',
    'userName व्यक्ति का काम का ई-मेल पता होना चाहिए। निर्देशिका में ऐसा ही जोड़ें।',
  ),
  groupName: told('displayName is missing.', 'displayName नहीं है।'),
  member: told('A member does not exist here.', 'कोई सदस्य यहाँ नहीं है।'),
  notThere: told('This resource does not exist.', 'यह संसाधन नहीं है।'),
} as const;
