import { identity } from '../../identity';
import { candidateEnd, candidateWords, link, text } from '../../mails/shared';
import type * as english from '../../mails/your-data';

export const yourDataMail: typeof english.yourDataMail = ({ url }) => ({
  subject: `${identity.name} पर आपका डेटा`,
  blocks: [
    text(candidateWords.greeting),
    text(
      'आपके डेटा का लिंक हमसे माँगा गया है: आपने माँगा होगा, या किसी और ने आपका ईमेल लिखकर। इस लिंक से आप सब कुछ देख और डाउनलोड कर सकते हैं, आवेदन वापस ले सकते हैं, या सब मिटा सकते हैं।',
    ),
    link('मेरा डेटा देखें', url),
    text('लिंक 24 घंटे चलता है। जिसके पास यह होगा, वह आपका डेटा देख और मिटा सकेगा, इसलिए यह मेल किसी को आगे न भेजें।'),
    text('आपने नहीं माँगा था, तो कुछ करने की ज़रूरत नहीं। यह लिंक किसी और के पास नहीं है।'),
    ...candidateEnd(),
  ],
});
