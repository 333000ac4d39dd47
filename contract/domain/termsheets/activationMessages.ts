import { activationFaults } from '../catalogue/activationFaults.ts';
import { told, type Told } from '../messages/told.ts';
import { isNoValue } from '../noValue.ts';
import type { RoleCode } from '../roles.ts';

/** To the letter (part 1 section 8). */
export const activationNotNow = 'Activation cannot be done right now!';

/** Who asks that products are activated all the same, and who decides on it: never on their own (T21). */
export const activationForcers = ['admin', 'master-data'] as const satisfies readonly RoleCode[];

/** The console's own sentences. */
export const activationRefusals = {
  notPaid: told(
    'Nothing has been collected for this termsheet. You can force the activation with a reason.',
    'इस टर्मशीट के लिए कुछ वसूला नहीं गया। कारण देकर इसे ज़बरन किया जा सकता है।',
  ),
  notCollected: told(
    'Nothing has been collected for this opportunity yet.',
    'इस अवसर के लिए अभी कुछ वसूला नहीं गया।',
  ),
  notApproved: told(
    'Only products of an approved termsheet can be activated.',
    'केवल स्वीकृत टर्मशीट के उत्पाद सक्रिय हो सकते हैं।',
  ),
  delayed: told('The delayed activation is not approved.', 'विलंबित सक्रियता स्वीकृत नहीं है।'),
  nothing: told('No product is left to activate.', 'सक्रिय करने को कोई उत्पाद नहीं बचा।'),
  otherProduct: told(
    'This product does not belong to this termsheet.',
    'यह उत्पाद इस टर्मशीट का नहीं है।',
  ),
  otherDeal: told(
    'This product does not belong to this opportunity.',
    'यह उत्पाद इस अवसर का नहीं है।',
  ),
  active: told('It is already active.', 'यह पहले से सक्रिय है।'),
  stopped: told('It was stopped.', 'इसे रोका गया है।'),
  asked: told('Someone has already requested it.', 'इसे पहले ही माँगा जा चुका है।'),
  decided: told('It has already been decided.', 'इस पर फ़ैसला हो चुका है।'),
  fourEyes: told(
    'You requested it, changed the product or benefit from it, so someone else has to decide on it.',
    'आपने इसे माँगा, उत्पाद को बदला, या आपको इससे लाभ होगा, इसलिए फ़ैसला किसी और को करना होगा।',
  ),
  reason: told('Say why.', 'कारण बताएँ।'),
} as const satisfies Record<string, Told>;

interface ToActivate {
  readonly activationState: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly type: string;
    readonly isRequired: boolean;
    readonly allowedValues?: readonly string[];
  }[];
  /** Given and fixed values together. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Why a product cannot be activated, whatever its termsheet says; undefined where it can. */
export const activationFault = ({
  activationState,
  parameters,
  values,
}: ToActivate): Told | undefined => {
  if (activationState === 'active') return activationRefusals.active;
  if (activationState === 'stopped') return activationRefusals.stopped;
  const missing = parameters
    .filter(({ name, isRequired }) => isRequired && isNoValue(values[name]))
    .map(({ name }) => name);
  if (missing.length > 0)
    return told(`Missing: ${missing.join(', ')}`, `नहीं दिया गया: ${missing.join(', ')}`);
  const [fault] = activationFaults(parameters, values);
  if (!fault) return undefined;
  return told(`${fault.name}: ${fault.message}`, `${fault.name}: ${fault.hi ?? fault.message}`);
};
