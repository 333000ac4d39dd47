import { told, type Told } from '../messages/told.ts';
import { formatRupees } from '../money/formatRupees.ts';
import type { Paise } from '../money/paise.ts';
import type { DisputeFault } from './disputes.ts';

/** The console's own sentences about disputed figures (decision record 0138). */
export const disputeRefusals = {
  notOwn: told('Only your own figure can be disputed.', 'केवल अपनी राशि पर आपत्ति की जा सकती है।'),
  paid: told(
    'It is paid, so it cannot be disputed any more.',
    'यह चुकाया जा चुका है, इसलिए आपत्ति अब नहीं हो सकती।',
  ),
  taken: told(
    'A dispute of this figure is open. Write in it.',
    'इस राशि पर एक आपत्ति पहले से खुली है: उसी में लिखें।',
  ),
  disputed: told(
    'The figure is disputed. It is paid once the dispute has an outcome.',
    'इस राशि पर आपत्ति खुली है। नतीजा आने पर ही भुगतान होगा।',
  ),
  disputedOf: (ids: readonly number[]): Told =>
    told(
      `Disputed: ${ids.join(', ')}. They are paid once their disputes have an outcome.`,
      `आपत्ति खुली है: ${ids.join(', ')}। नतीजा आने पर ही भुगतान होगा।`,
    ),
  disputedLines: (count: number): Told =>
    told(
      count === 1
        ? 'One figure of the batch is disputed. Take it out, or wait for the outcome.'
        : `${count} figures of the batch are disputed. Take them out, or wait for the outcomes.`,
      `बैच की ${count} राशियों पर आपत्ति खुली है। उन्हें निकालें, या नतीजे की प्रतीक्षा करें।`,
    ),
  inBank: told(
    'It is with the bank in a payout batch, so it cannot be disputed until the bank has answered.',
    'यह भुगतान बैच में बैंक के पास है; बैंक के उत्तर तक आपत्ति नहीं हो सकती।',
  ),
} as const;

/** What is said of an outcome that is not possible. */
export const disputeFaultWords = (fault: DisputeFault, incentive: Paise): Told =>
  ({
    side: told(
      'The agent withdraws a dispute, and the team answers it.',
      'आपत्ति एजेंट वापस लेता है, और उत्तर टीम देती है।',
    ),
    closed: told('The dispute has its outcome.', 'इस आपत्ति का नतीजा आ चुका है।'),
    unchanged: told(
      `The figure is still ${formatRupees(incentive)}. Calculate the cycle again first.`,
      `राशि अब भी ${formatRupees(incentive)} है। पहले चक्र का हिसाब फिर लगाएँ।`,
    ),
  })[fault];
