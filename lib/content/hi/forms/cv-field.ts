import { fileSize } from '../../../base/text/file-size';
import type * as english from '../../forms/cv-field';
import type { Words } from '../../words';

export const cvField: Words<typeof english.cvField> = {
  empty: 'फ़ाइल चुनने के लिए दबाएँ',
  emptyOnPhone: 'अपना बायोडाटा चुनें',
  chosen: (path, bytes) => `${path}, ${fileSize(bytes)}`,
  onlyFirst: (others) => `सिर्फ़ पहली फ़ाइल भेजी जाएगी। ये छोड़ दी गईं: ${others}`,
  kept: (refused, kept) => `${refused} नहीं ली जा सकती। आपका बायोडाटा अब भी ${kept} ही है।`,
  photographs: {
    fileName: 'CV (photographs).pdf',
    take: 'बायोडाटा की फ़ोटो लें',
    add: 'एक और फ़ोटो जोड़ें',
    hint: '5 पेज तक, सब मिलकर एक PDF बनेंगे।',
    making: 'आपकी फ़ोटो से पेज बन रहे हैं…',
    ready: (pages) => `आपके बायोडाटा में ${pages} पेज ${pages === 1 ? 'है' : 'हैं'}।`,
    pages: 'आपके बायोडाटा के पेज',
    page: (number) => `पेज ${number}`,
    moveUp: 'ऊपर करें',
    moveUpLabel: (number) => `पेज ${number} को ऊपर करें`,
    remove: 'हटाएँ',
    removeLabel: (number) => `पेज ${number} हटाएँ`,
    tooMany: (left) => `बायोडाटा में 5 फ़ोटो तक हो सकती हैं। ये छोड़ दी गईं: ${left}।`,
    unreadable: (names) =>
      `बायोडाटा PDF, DOC या DOCX फ़ाइल हो, या उसकी फ़ोटो। ये फ़ोटो की तरह नहीं खुल पाईं: ${names}।`,
    failed: 'फ़ोटो से PDF नहीं बन पाई। इसकी जगह कोई PDF या Word फ़ाइल चुनें',
  },
  restored: 'आपका लिखा हुआ वापस आ गया है। बायोडाटा फिर से चुनें।',
};
