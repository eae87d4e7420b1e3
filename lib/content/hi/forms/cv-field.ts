import { fileSize } from '../../../base/text/file-size';
import type * as english from '../../forms/cv-field';
import type { Words } from '../../words';

export const cvField: Words<typeof english.cvField> = {
  empty: 'फ़ाइल चुनने के लिए दबाएँ',
  emptyOnPhone: 'बायोडाटा की फ़ाइल चुनें',
  chosen: (path, bytes) => `${path}, ${fileSize(bytes)}`,
  onlyFirst: (others) => `सिर्फ़ पहली फ़ाइल भेजी जाएगी। ये छोड़ दी गईं: ${others}`,
  kept: (refused, kept) => `${refused} नहीं ली जा सकती। आपका बायोडाटा अब भी ${kept} ही है।`,
  restored: 'आपका लिखा हुआ वापस आ गया है। बायोडाटा फिर से चुनें।',
};
